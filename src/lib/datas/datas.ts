import { readPartes } from './data-partes.ts';

/** A calendar day, 'YYYY-MM-DD'. Created only here, so that it always exists. */
export type DataCivil = string & { readonly __brand: 'DataCivil' };

/** @returns the day of parts accepted by `isDay` */
export const toCivil = (ano: number, mes: number, dia: number): DataCivil =>
  `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}` as DataCivil;

let saoPaulo: Intl.DateTimeFormat | undefined;

/**
 * The day in São Paulo at an instant, in any device zone.
 * @param instant epoch milliseconds
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
 * The day of a wire date, the same on every device: without time or zone, or at exactly 00:00:00, the written day (servers
 * send days as midnight of some zone); otherwise the day in São Paulo. Never use `new Date(...)` for wire dates.
 * @param value any form of `readPartes`; numbers are UTC
 * @returns null when it is no date
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
 * @returns 'dd/mm/yyyy'
 * @rule S9.14
 */
export const formatData = (data: DataCivil): string =>
  `${data.slice(8, 10)}/${data.slice(5, 7)}/${data.slice(0, 4)}`;

export const compareDatas = (a: DataCivil, b: DataCivil): number => Number(a > b) - Number(a < b);
