import { readPartes } from './data-partes.ts';

/**
 * A moment from the wire, for expiry and countdowns. Date-only and zone-less values are the device's local time.
 * @param value any form of `readPartes`
 * @returns epoch milliseconds, or null when it is no date
 * @rule R2
 */
export function readInstant(value: unknown): number | null {
  const p = readPartes(value);
  if (p === null) return null;
  const clock = [p.ano, p.mes - 1, p.dia, p.hora, p.minuto, p.segundo, p.milissegundo] as const;
  return p.zona === null ? new Date(...clock).getTime() : Date.UTC(...clock) - p.zona * 60_000;
}
