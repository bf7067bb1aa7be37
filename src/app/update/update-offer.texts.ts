/** No rule quotes these. */
export const UPDATE_TITLE = 'Nova versão disponível';
export const UPDATE_ACCEPT = 'Atualizar';
export const UPDATE_POSTPONE = 'Agora não';
export const UPDATE_WORDS = {
  offered: 'Leva só um instante.',
  failed: 'Não foi possível atualizar agora. Você pode continuar usando o portal.',
  outdated: 'O portal já foi atualizado em outra aba. Atualize esta também para continuar.',
} as const;
export const UPDATE_LOSES = 'O que você estiver digitando será perdido.';
export const UPDATE_KEEPS = 'O que você já preencheu fica guardado, menos a senha.';
