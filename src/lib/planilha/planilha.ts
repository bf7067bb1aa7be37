import { type Centavos, sumCentavos, toCentavos } from '../numeros/dinheiro.ts';

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

/** A column: text or money. Unknown is an empty cell. */
export type Coluna<Linha> =
  | { readonly titulo: string; readonly texto: (linha: Linha) => string | null }
  | { readonly titulo: string; readonly dinheiro: (linha: Linha) => Centavos | null };

/** A list's columns and row keys. */
export interface Tabela<Linha> {
  readonly colunas: readonly Coluna<Linha>[];
  /** A row's unique key; null without a number from the server. */
  readonly chave: (linha: Linha) => string | null;
}

/** A file being made. */
export interface Planilha<Linha> {
  /**
   * Adds a page; refuses a repeated page, or a row of an earlier one.
   * @throws RangeError when a sum exceeds the safe integers
   */
  add: (linhas: readonly Linha[]) => 'added' | 'same' | 'seen';
  /** The text added since the last call; BOM and titles first. */
  takeText: () => string;
  /** The number of rows and the sum of each money column. */
  tally: () => { linhas: number; somas: readonly Centavos[] };
}

/** Creates a file. Keeps row keys; text only until it is taken. @rule R140, R142 */
export function createPlanilha<Linha>({ colunas, chave }: Tabela<Linha>): Planilha<Linha> {
  const seen = new Set<string>();
  let before = '';
  let count = 0;
  let text = CSV_BOM + toCsv([colunas.map(({ titulo }) => titulo)]);
  const money = colunas.flatMap((coluna) => ('dinheiro' in coluna ? [coluna.dinheiro] : []));
  let somas: readonly Centavos[] = money.map(() => toCentavos(0));
  return {
    add(linhas) {
      const page = JSON.stringify(linhas);
      if (page === before) return 'same';
      const keys = linhas.map(chave).filter((key) => key !== null);
      if (keys.some((key) => seen.has(key))) return 'seen';
      somas = money.map((of, index) =>
        sumCentavos([somas[index] ?? toCentavos(0), ...linhas.map((linha) => of(linha) ?? toCentavos(0))]),
      );
      text += toCsv(linhas.map((linha) => colunas.map((coluna) => cellOf(coluna, linha))));
      for (const key of keys) seen.add(key);
      before = page;
      count += linhas.length;
      return 'added';
    },
    takeText() {
      const taken = text;
      text = '';
      return taken;
    },
    tally: () => ({ linhas: count, somas }),
  };
}

function cellOf<Linha>(coluna: Coluna<Linha>, linha: Linha): string {
  if ('texto' in coluna) return coluna.texto(linha) ?? '';
  const amount = coluna.dinheiro(linha);
  return amount === null ? '' : moneyCell(amount);
}
