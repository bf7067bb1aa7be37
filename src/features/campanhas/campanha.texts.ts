/** Verbatim. @rule S2.52, S2.53 */
export const TROCAR_PONTOS = 'Trocar meus pontos';
export const MINHAS_TROCAS = 'Minhas Trocas';

/** Texts that no rule quotes. */
export const ABRIR_REGULAMENTO = 'Abrir regulamento';
export const SALDO_NA_CAMPANHA = 'Seu saldo na campanha';
