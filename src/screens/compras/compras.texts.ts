/** Verbatim (S2.61–S2.63). */
export const COMPRAS_TITLE = 'Compras';
export const COMPRAS_EMPTY = 'Não há registros para serem mostrados';

/** On a card, and above a column of the file. */
export const COMPRAS_LABELS = {
  cupom: 'Cupom',
  total: 'Valor total da compra',
  desconto: 'Valor total de desconto',
  data: 'Data da compra',
} as const;
