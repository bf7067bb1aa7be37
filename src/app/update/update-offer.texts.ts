/** No rule quotes these. */
export const UPDATE_TITLE = 'Nova versão disponível';
export const UPDATE_ACCEPT = 'Atualizar';
export const UPDATE_POSTPONE = 'Agora não';
export const UPDATE_WORDS = {
  offered: 'Leva só um instante. O que você estiver digitando será perdido.',
  keeping: 'Leva só um instante. O que você já preencheu fica guardado, menos a senha.',
  failed: 'Não foi possível atualizar agora. Você pode continuar usando o portal.',
  outdated: 'O portal já foi atualizado em outra aba. Atualize esta também para continuar.',
} as const;
