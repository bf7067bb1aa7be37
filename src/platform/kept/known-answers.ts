import { known, listeners } from './known.ts';

/** Notes that a call shows what it was answered earlier; null: it has a fresh answer again. */
export function noteKnown(call: string, answer: { token: string; at: number } | null): void {
  if (answer === null) {
    if (!known.delete(call)) return;
  } else known.set(call, answer);
  listeners.tell();
}

/**
 * From when the oldest of some calls' answers on the screen is.
 * @returns epoch milliseconds; null when all that this customer sees of them is fresh
 */
export function knownSince(token: string | null, includes: (call: string) => boolean): number | null {
  const times = [...known].flatMap(([call, answer]) =>
    answer.token === token && includes(call) ? [answer.at] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Calls back when that changes; returns the way to stop listening. */
export const watchKnown = listeners.listen;
