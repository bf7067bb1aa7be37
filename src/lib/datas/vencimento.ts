import { type DataCivil, toCivil, formatData } from './datas.ts';

const DAY_MS = 86_400_000;
/** The last near day: 'Vence em 7 dias'. */
const NEAR = 7;

/**
 * The day in the device's own calendar.
 * @param instant epoch milliseconds
 * @rule R100
 */
export function dataCivilHere(instant: number): DataCivil {
  const day = new Date(instant);
  return toCivil(day.getFullYear(), day.getMonth() + 1, day.getDate());
}

/** Calendar days between two days; negative when the second is earlier. */
export const diasEntre = (from: DataCivil, to: DataCivil): number => (utcOf(to) - utcOf(from)) / DAY_MS;

/** UTC days have equal length. */
const utcOf = (data: DataCivil): number =>
  Date.UTC(Number(data.slice(0, 4)), Number(data.slice(5, 7)) - 1, Number(data.slice(8, 10)));

/**
 * Whether a last day is within seven days.
 * @param data null: none
 * @param hoje from `dataCivilHere(now)`; null: the feature is off
 * @rule R100
 */
export function venceEmBreve(data: DataCivil | null, hoje: DataCivil | null): data is DataCivil {
  if (data === null || hoje === null) return false;
  const dias = diasEntre(hoje, data);
  return dias >= 0 && dias <= NEAR;
}

/**
 * The time left in words.
 * @returns 'Vence hoje', 'Vence amanhã', 'Vence em 3 dias'; null when the day is not near or over
 * @rule R100
 */
export function vencimento(data: DataCivil | null, hoje: DataCivil | null): string | null {
  if (hoje === null || !venceEmBreve(data, hoje)) return null;
  const dias = diasEntre(hoje, data);
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}

/**
 * An instant in the device's zone.
 * @param instant epoch milliseconds
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
