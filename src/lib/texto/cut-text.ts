/** What stands behind a text of which the rest is left out. */
export const CUT = '… (texto cortado)';

/** A text that is shown as far as it is of use to anybody, with words where it was cut: one of a megabyte stalls a page. @rule R174 */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most) + CUT;
