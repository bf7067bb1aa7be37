import { isDay } from './data-partes.ts';
import { type DataCivil, toCivil } from './datas.ts';
import { digitMask, type Mask } from '../campos/mascara.ts';

export type BirthDate =
  | { readonly ok: true; readonly iso: DataCivil }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' };

const FIRST_BIRTH_YEAR = 1900;

/** Date field: DD/MM/AAAA, with its slashes put in (S5.10). */
export const dataMask: Mask = digitMask('##/##/####');

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
 * Birth date as typed (R24).
 * @param text the field's text
 * @param today from `dataCivilAt(now)`
 * @returns the ISO day; or 'empty'; or 'invalid' for fewer than 10 characters, impossible dates, years before 1900,
 *   today and later
 */
export function readBirthDate(text: string, today: DataCivil): BirthDate {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const iso = toIsoData(text);
  if (iso === null || Number(iso.slice(0, 4)) < FIRST_BIRTH_YEAR || iso >= today) {
    return { ok: false, reason: 'invalid' };
  }
  return { ok: true, iso };
}
