import { isDay, readPartes } from './data-partes.ts';
import { digitMask, maskText, type Mask } from './mascara.ts';

/** A calendar day without time or zone, 'YYYY-MM-DD'. Made only here, so that it always exists in the calendar. */
export type DataCivil = string & { readonly __brand: 'DataCivil' };

export type BirthDate =
  | { readonly ok: true; readonly iso: DataCivil }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' };

const FIRST_BIRTH_YEAR = 1900;

/** Date field: DD/MM/AAAA. */
export const dataMask: Mask = digitMask('##/##/####');

const toCivil = (ano: number, mes: number, dia: number): DataCivil =>
  `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}` as DataCivil;

let saoPaulo: Intl.DateTimeFormat | undefined;

/**
 * The day that an instant is in São Paulo, whatever the device's zone. Gives 'today' from a clock.
 * @param instant epoch milliseconds
 * @returns the calendar day there
 */
export function dataCivilAt(instant: number): DataCivil {
  saoPaulo ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = saoPaulo.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return toCivil(read('year'), read('month'), read('day'));
}

/**
 * A moment from the wire, for expiry and countdowns (R2). Date-only and zone-less values are the device's local time.
 * @param value any form of `readPartes`
 * @returns epoch milliseconds, or null when it is no date
 */
export function readInstant(value: unknown): number | null {
  const p = readPartes(value);
  if (p === null) return null;
  const clock = [p.ano, p.mes - 1, p.dia, p.hora, p.minuto, p.segundo, p.milissegundo] as const;
  return p.zona === null ? new Date(...clock).getTime() : Date.UTC(...clock) - p.zona * 60_000;
}

/**
 * The day to show for a date from the wire (R14), the same on every device: a value without time or zone keeps the
 * day it is written with, and so does one at exactly 00:00:00, because servers send mere days as midnight of some
 * zone; any other zoned moment is taken in São Paulo. Never show a wire date through `new Date(...)`.
 * @param value any form of `readPartes`; numbers count as written in UTC
 * @returns the day, or null when it is no date
 */
export function readDataCivil(value: unknown): DataCivil | null {
  const p = readPartes(value);
  if (p === null) return null;
  const isMidnight = p.hora === 0 && p.minuto === 0 && p.segundo === 0 && p.milissegundo === 0;
  if (p.zona === null || isMidnight) return toCivil(p.ano, p.mes, p.dia);
  const clock = Date.UTC(p.ano, p.mes - 1, p.dia, p.hora, p.minuto, p.segundo, p.milissegundo);
  return dataCivilAt(clock - p.zona * 60_000);
}

/**
 * A day as the customer reads it (spec 9).
 * @param data a calendar day
 * @returns 'dd/mm/yyyy'
 */
export const formatData = (data: DataCivil): string =>
  `${data.slice(8, 10)}/${data.slice(5, 7)}/${data.slice(0, 4)}`;

/**
 * Order of two days, for `sort`.
 * @param a a day
 * @param b a day
 * @returns negative when a is earlier, 0 when equal, positive when later
 */
export const compareDatas = (a: DataCivil, b: DataCivil): number => Number(a > b) - Number(a < b);

/**
 * Date as typed, with its slashes (spec 5).
 * @param text with or without slashes
 * @returns 'DD/MM/AAAA' or the beginning of one; at most 10 characters
 */
export const maskData = (text: string): string => maskText(dataMask, text);

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
