/** Spec 2 /compras. */
export const COMPRAS_TITLE = 'Compras';
export const COMPRAS_EMPTY = 'Não há registros para serem mostrados';
