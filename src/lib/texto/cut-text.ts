/** Marks truncated text. */
export const CUT = '… (texto cortado)';

/** Truncates a displayed text, visibly: a megabyte stalls a page. @rule R174 */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most) + CUT;
