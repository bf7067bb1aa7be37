/** Spec 2 'Offer card rendering' and spec 8. */
export const OFERTAS_EMPTY = 'Nenhuma oferta encontrada.';
