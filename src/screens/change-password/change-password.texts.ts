/** Verbatim texts of `/change-password`. @rule S2.71, S5.11–S5.14 */
export const TEXTS = {
  confirmar: 'Confirmar',
  atualVazia: 'Digite a senha atual',
  novaVazia: 'Digite a nova senha',
  novaCurta: 'A nova senha deve ter no mínimo 3 caracteres',
  diferentes: 'As senhas não coincidem',
  alterada: 'Senha alterada com sucesso',
} as const;

/** Texts that no rule quotes. */
export const OWN_TEXTS = {
  titulo: 'Alterar senha',
  atual: 'Senha atual',
  nova: 'Nova senha',
  confirmacao: 'Confirmar nova senha',
  falhou: 'Não foi possível alterar a senha',
  recusado: 'A senha atual não confere.',
} as const;
