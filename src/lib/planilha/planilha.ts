import { type DataCivil, formatData } from '../datas/datas.ts';
import { type Centavos, sumCentavos, toCentavos } from '../numeros/dinheiro.ts';

/** BOM: without it Excel assumes an old code page. */
export const CSV_BOM = '\uFEFF';

/** Text that a spreadsheet may take for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** A whole number that a spreadsheet shows as it is. */
const UNCHANGED = /^(?:0|[1-9]\d{0,10})$/;
const BOOLEAN = /^\s*(?:verdadeiro|falso|true|false)\s*$/i;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words within numbers, dates and times: R$ 5, 1E5, 5 de maio, 10 am, 2026-01-02T10:30Z. */
const NUMBER_WORDS = new Set([
  'am',
  'pm',
  'de',
  'e',
  'r',
  'us',
  't',
  'z',
  ...monthsOf('pt-BR'),
  ...monthsOf('en-US'),
]);
/** A word joiner keeps a cell text; LibreOffice trims a non-breaking space. */
const AS_TEXT = '\u2060';

function monthsOf(locale: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
  const styles = (['short', 'long'] as const).map((month) => new Intl.DateTimeFormat(locale, { month }));
  return styles.flatMap((style) => days.flatMap((day) => wordsOf(style.format(day))));
}

/** Whether a spreadsheet may read the text as a number, a date, a time, or true and false. */
const isReadAsOther = (cell: string): boolean =>
  BOOLEAN.test(cell) ||
  (/\p{N}/u.test(cell) && !UNCHANGED.test(cell) && wordsOf(cell).every((word) => NUMBER_WORDS.has(word)));

/** A cell that a spreadsheet may read: an amount or a date. */
interface Readable {
  readonly text: string;
}

type Cell = string | Readable;

/**
 * Rows as CSV for Portuguese spreadsheets: `;`, CRLF, quotes as in RFC 4180, around commas and tabs, too. Formulas get an
 * apostrophe, text that would be read as something else a word joiner.
 * @returns text that ends with CRLF; '' for no rows
 * @rule R142
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell.text;
  const isFormula = FORMULA.test(cell);
  const mark = isReadAsOther(cell) ? AS_TEXT : '';
  const harmless = (isFormula ? "'" : mark) + cell;
  return isFormula || /[",;\t\r\n\uFEFF]|^ | $/.test(cell) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Money for a Portuguese spreadsheet. Quoted: LibreOffice can be set to split at commas too, and Gnumeric does by itself.
 * @returns '"1234,56"', '"-3,00"'
 */
export function moneyCell(amount: Centavos): Readable {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return { text: `"${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}"` };
}

/** A column: text, a day or money. Unknown is an empty cell. */
export type Coluna<Linha> =
  | { readonly titulo: string; readonly texto: (linha: Linha) => string | null }
  | { readonly titulo: string; readonly data: (linha: Linha) => DataCivil | null }
  | { readonly titulo: string; readonly dinheiro: (linha: Linha) => Centavos | null };

export interface Tabela<Linha> {
  readonly colunas: readonly Coluna<Linha>[];
  /** A row's unique key; null without a number from the server. */
  readonly chave: (linha: Linha) => string | null;
}

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
  let previous = '';
  let count = 0;
  let text = CSV_BOM + toCsv([colunas.map(({ titulo }) => titulo)]);
  const money = colunas.flatMap((coluna) => ('dinheiro' in coluna ? [coluna.dinheiro] : []));
  let somas: readonly Centavos[] = money.map(() => toCentavos(0));
  return {
    add(linhas) {
      const page = JSON.stringify(linhas);
      if (page === previous) return 'same';
      const keys = linhas.map(chave).filter((key) => key !== null);
      if (keys.some((key) => seen.has(key))) return 'seen';
      somas = money.map((of, index) =>
        sumCentavos([somas[index] ?? toCentavos(0), ...linhas.map((linha) => of(linha) ?? toCentavos(0))]),
      );
      text += toCsv(linhas.map((linha) => colunas.map((coluna) => cellOf(coluna, linha))));
      for (const key of keys) seen.add(key);
      previous = page;
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

function cellOf<Linha>(coluna: Coluna<Linha>, linha: Linha): Cell {
  if ('texto' in coluna) return coluna.texto(linha) ?? '';
  if ('data' in coluna) {
    const data = coluna.data(linha);
    return data === null ? '' : { text: formatData(data) };
  }
  const amount = coluna.dinheiro(linha);
  return amount === null ? '' : moneyCell(amount);
}
