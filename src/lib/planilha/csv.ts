import type { Centavos } from '../numeros/dinheiro.ts';

/** Says that the text is UTF-8: Excel takes a file without it for one of an old code page. */
export const CSV_BOM = '\uFEFF';

/** What a spreadsheet may take for a formula at a cell's start; an amount of money, which `moneyCell` made, is none. */
const FORMULA = /^(?!-?\d+,\d\d$)[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a spreadsheet in Portuguese opens them (R142): `;` between cells, CRLF after each row, quotes as in RFC 4180.
 * A cell that could be taken for a formula gets an apostrophe before it.
 * @param rows cells as text
 * @returns '' for no rows, else text that ends with CRLF: texts can be strung together
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: string): string {
  const isFormula = FORMULA.test(cell);
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
