import { type DataCivil, toCivil } from './datas.ts';

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
