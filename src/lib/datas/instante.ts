import { readPartes } from './data-partes.ts';

/**
 * A wire date as an instant, for expiry and countdowns. Without a zone it is the device's local time.
 * @param value any form of `readPartes`
 * @returns epoch milliseconds; null when it is no date
 * @rule R2
 */
export function readInstant(value: unknown): number | null {
  const p = readPartes(value);
  if (p === null) return null;
  const clock = [p.ano, p.mes - 1, p.dia, p.hora, p.minuto, p.segundo, p.milissegundo] as const;
  return p.zona === null ? new Date(...clock).getTime() : Date.UTC(...clock) - p.zona * 60_000;
}
