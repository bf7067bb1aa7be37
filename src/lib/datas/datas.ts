import { readPartes } from './data-partes.ts';

/** A calendar day without time or zone, 'YYYY-MM-DD'. Made only here, so that it always exists in the calendar. */
export type DataCivil = string & { readonly __brand: 'DataCivil' };

/** @returns the day of parts that `isDay` has accepted */
export const toCivil = (ano: number, mes: number, dia: number): DataCivil =>
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
 * The day to show for a date from the wire, the same on every device: a value without time or zone keeps the
 * day it is written with, and so does one at exactly 00:00:00, because servers send mere days as midnight of some
 * zone; any other zoned moment is taken in São Paulo. Never show a wire date through `new Date(...)`.
 * @param value any form of `readPartes`; numbers count as written in UTC
 * @returns the day, or null when it is no date
 * @rule R14
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
 * A day as the customer reads it.
 * @param data a calendar day
 * @returns 'dd/mm/yyyy'
 * @rule S9.14
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
