/** Spec 2 /campanha/{id}/detalhes, verbatim. */
export const EXTRATO = 'Extrato';
export const TROCAR_PONTOS = 'Trocar meus pontos';
export const MINHAS_TROCAS = 'Minhas Trocas';

/** Spec 8 'Campaign screens', verbatim (R66). */
export const CAMPANHA_MISSING = 'Ops!, Parametro para consulta não está sendo repassado!';
export const CAMPANHA_FAILED = 'Ops!, não foi possivel capturar detalhes da campanha';

/** The specification has no words for these. */
export const SALDO_DE_PONTOS = 'Saldo de pontos';
export const UNAVAILABLE = 'Não disponível nesta campanha';
