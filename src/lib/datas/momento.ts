import { formatData } from './datas.ts';
import { dataCivilHere } from './vencimento.ts';

/**
 * A moment of this device as its clock showed it.
 * @param instant epoch milliseconds
 * @param between what stands between day and time
 * @returns 'dd/mm/yyyy hh:mm' in the device's own zone
 * @rule R14
 */
export function formatMomento(instant: number, between = ' '): string {
  return `${formatData(dataCivilHere(instant))}${between}${formatHora(instant)}`;
}

/** The time of day of a moment, 'hh:mm' in the device's own zone; epoch milliseconds. */
export function formatHora(instant: number): string {
  const moment = new Date(instant);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
