import { isDay } from './data-partes.ts';
import { type DataCivil, toCivil } from './datas.ts';
import { digitMask, type Mask, onlyDigits } from '../campos/mascara.ts';

export type BirthDate =
  | { readonly ok: true; readonly iso: DataCivil }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' };

const FIRST_BIRTH_YEAR = 1900;

/** Date field: DD/MM/AAAA with automatic slashes. @rule S5.10 */
export const dataMask: Mask = digitMask('##/##/####');

/** 1990-05-31, as `autocomplete="bday"` is filled in, also with a time. */
const ISO = /(?<!\d)(\d{4})[/.\p{Pd}](\d{1,2})[/.\p{Pd}](\d{1,2})(?!\d)/u;
const SHORT = /(?<!\d)(\d{1,2})[/.\s\p{Pd}]{1,3}(\d{1,2})[/.\s\p{Pd}]{1,3}(\d{4}|\d{2})(?!\d)/u;
/** As dictated: 7 de setembro de 1985. */
const SPOKEN = /(?<!\d)(\d{1,2})[º°]? (?:de )?(\p{L}{3,9})\.? (?:de )?(\d{4})(?!\d)/u;
const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Masks one edit of a date. Reads a whole date that arrives at once, and a one-digit day or month ended by '/'. */
export function dataMaskOf(caret: number, inputType: string): Mask {
  return { ...dataMask, read: (text) => onlyDigits(endPair(text, caret, inputType)), readWhole };
}

/** DDMMAAAA of the date within a text: a label or a time may stand beside it. */
function readWhole(text: string): string | null {
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  if (year !== '') return day.padStart(2, '0') + month.padStart(2, '0') + year;
  const [, dia = '', nome = '', deAno = ''] = SPOKEN.exec(text) ?? [];
  const mes = MESES.indexOf(nome.slice(0, 3).toLowerCase()) + 1;
  if (mes > 0) return dia.padStart(2, '0') + String(mes).padStart(2, '0') + deAno;
  return inPairs(text);
}

function inPairs(text: string): string | null {
  const short = SHORT.exec(text);
  if (short === null) return null;
  const [, first = '', second = '', ano = ''] = short;
  // 5/31/1990 from a foreign filler: no month is 31.
  const [dia, mes] = Number(second) > 12 && Number(first) <= 12 ? [second, first] : [first, second];
  return dia.padStart(2, '0') + mes.padStart(2, '0') + (ano.length === 2 ? withCentury(ano) : ano);
}

/** A birth year: '90' is 1990, '05' is 2005. */
const withCentury = (ano: string): string =>
  `${Number(ano) > new Date().getFullYear() % 100 ? '19' : '20'}${ano}`;

/** Only at the caret: elsewhere a lone digit is a pair being edited. */
function endPair(text: string, caret: number, inputType: string): string {
  if (!inputType.startsWith('insert')) return text;
  return text.slice(0, caret).replace(/(^|\/)(\d)\/$/, '$10$2/') + text.slice(caret);
}

/**
 * A complete typed date as the API takes it.
 * @param text exactly DD/MM/AAAA; white space around it is ignored
 * @returns 'YYYY-MM-DD', or null when it is incomplete or no day of the calendar
 */
export function toIsoData(text: string): DataCivil | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (match === null) return null;
  const [dia, mes, ano] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isDay(ano, mes, dia) ? toCivil(ano, mes, dia) : null;
}

/**
 * Birth date as typed.
 * @param today from `dataCivilAt(now)`
 * @returns the ISO day; or 'empty'; or 'invalid' for fewer than 10 characters, impossible dates, years before 1900,
 *   today and later
 * @rule R24
 */
export function readBirthDate(text: string, today: DataCivil): BirthDate {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const iso = toIsoData(text);
  if (iso === null || Number(iso.slice(0, 4)) < FIRST_BIRTH_YEAR || iso >= today) {
    return { ok: false, reason: 'invalid' };
  }
  return { ok: true, iso };
}
