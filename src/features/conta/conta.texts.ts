/** Labels of a card and of the file's columns. @rule S2.61 */
export const COMPRAS_LABELS = {
  cupom: 'Cupom',
  total: 'Valor total da compra',
  desconto: 'Valor total de desconto',
  data: 'Data da compra',
} as const;

/** Verbatim. @rule S2.65, R62 */
export const EXPIRADO = 'Expirado';
export const VALIDO = 'Valido';
