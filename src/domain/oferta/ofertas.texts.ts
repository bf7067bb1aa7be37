/** Verbatim. @rule S2.42, S8.17 */
export const OFERTAS_EMPTY = 'Nenhuma oferta encontrada.';
