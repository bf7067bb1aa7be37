import type { Centavos } from '../numeros/dinheiro.ts';

/** BOM: without it Excel assumes an old code page. */
export const CSV_BOM = '\uFEFF';

/** Text that a spreadsheet may take for a formula; amounts of `moneyCell` are exempt. */
const FORMULA = /^(?!-?\d+,\d\d$)[=+\-@\t\r\n＝＋－＠]/;

/** Codes that a spreadsheet would change: leading zeros, too many digits, 1E5, 3-12. */
const CODE = /^(?:0\d+|\d{12,}|\d+[eE][+-]?\d+|\d{1,4}-\d{1,2}(?:-\d{1,4})?)$/;
/** A word joiner keeps a cell text; LibreOffice trims a non-breaking space. */
const AS_TEXT = '\u2060';

/**
 * Rows as CSV for Portuguese spreadsheets: `;`, CRLF, quotes as in RFC 4180. Formulas get an apostrophe, codes a
 * word joiner.
 * @param rows cells as text
 * @returns text that ends with CRLF; '' for no rows
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
 * Money for a Portuguese spreadsheet.
 * @returns '1234,56', '-3,00'
 */
export function moneyCell(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
