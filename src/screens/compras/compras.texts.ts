/** Verbatim (S2.61–S2.63). */
export const COMPRAS_TITLE = 'Compras';
export const COMPRAS_EMPTY = 'Não há registros para serem mostrados';
