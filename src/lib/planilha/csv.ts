import type { Centavos } from '../numeros/dinheiro.ts';

/** Says that the text is UTF-8: Excel takes a file without it for one of an old code page. */
export const CSV_BOM = '\uFEFF';

/** What a spreadsheet may take for a formula at a cell's start; an amount of money, which `moneyCell` made, is none. */
const FORMULA = /^(?!-?\d+,\d\d$)[=+\-@\t\r\n＝＋－＠]/;

/** A number or code that a spreadsheet would make another of: zeros in front, more digits than it keeps, 1E5, 3-12. */
const CODE = /^(?:0\d+|\d{12,}|\d+[eE][+-]?\d+|\d{1,4}-\d{1,2}(?:-\d{1,4})?)$/;
/** White space that nobody sees, before which no spreadsheet finds a number. */
const AS_TEXT = '\u00A0';

/**
 * Rows as a spreadsheet in Portuguese opens them: `;` between cells, CRLF after each row, quotes as in RFC 4180.
 * A cell that could be taken for a formula gets an apostrophe before it, a code a space that does not break.
 * @param rows cells as text
 * @returns '' for no rows, else text that ends with CRLF: texts can be strung together
 * @rule R142
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: string): string {
  const isFormula = FORMULA.test(cell);
  if (CODE.test(cell)) return AS_TEXT + cell;
  const harmless = isFormula ? `'${cell}` : cell;
  return isFormula || /[";\r\n\uFEFF]|^ | $/.test(cell) ? `"${harmless.replaceAll('"', '""')}"` : cell;
}

/**
 * Money as a spreadsheet in Portuguese computes with it.
 * @returns '1234,56', '-3,00'
 */
export function moneyCell(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
