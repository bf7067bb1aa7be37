import { formatData } from './datas.ts';
import { dataCivilHere } from './vencimento.ts';

/**
 * An instant in the device's zone.
 * @param instant epoch milliseconds
 * @param between separates day and time
 * @returns 'dd/mm/yyyy hh:mm'
 * @rule R14
 */
export function formatMomento(instant: number, between = ' '): string {
  return `${formatData(dataCivilHere(instant))}${between}${formatHora(instant)}`;
}

/** An instant's time, 'hh:mm' in the device's zone. */
export function formatHora(instant: number): string {
  const moment = new Date(instant);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The note of a deactivated registration: hours, 24 for each day, and minutes. @rule R74 */
export function tempoTexto({ horas, minutos }: { horas: number; minutos: number }): string {
  const hours = `${horas} ${horas === 1 ? 'hora' : 'horas'}`;
  return `Você ainda tem ${hours} e ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'} para solicitar a reativação.`;
}
