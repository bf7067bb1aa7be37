/** On a card, and above a column of the file. @rule S2.61 */
export const COMPRAS_LABELS = {
  cupom: 'Cupom',
  total: 'Valor total da compra',
  desconto: 'Valor total de desconto',
  data: 'Data da compra',
} as const;
