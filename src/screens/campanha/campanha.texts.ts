/** Verbatim. @rule S2.51, S2.52 */
export const EXTRATO = 'Extrato';
export const MINHAS_TROCAS = 'Minhas Trocas';

/** Verbatim. @rule S8.11, R66 */
export const CAMPANHA_MISSING = 'Ops!, Parametro para consulta não está sendo repassado!';
export const CAMPANHA_FAILED = 'Ops!, não foi possivel capturar detalhes da campanha';

/** Texts that no rule quotes. */
export const SALDO_DE_PONTOS = 'Saldo de pontos';
export const UNAVAILABLE = 'Não disponível nesta campanha';
