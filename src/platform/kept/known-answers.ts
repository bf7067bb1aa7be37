import { type Known, known, listeners } from './known.ts';

/** Notes that a call shows what it was answered earlier. */
export function noteKnown(call: string, answer: Known): void {
  known.set(call, answer);
  listeners.tell();
}

/** Notes that a call has a fresh answer. An earlier one to another question of it must not be shown as if it were of now. */
export function noteFresh(call: string, address: string): void {
  const earlier = known.get(call);
  if (earlier === undefined) return;
  known.delete(call);
  if (earlier.address !== address) earlier.drop();
  listeners.tell();
}

/**
 * From when the oldest answer is that a screen shows or acts on.
 * @param rota as `rotaDe` writes it
 * @returns epoch milliseconds; null when all that this customer sees there is fresh
 */
export function knownSince(owner: string, rota: string): number | null {
  const times = [...known.values()].flatMap((answer) =>
    answer.owner === owner && answer.rotas.includes(rota) ? [answer.at] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Calls back when that changes; returns the way to stop listening. */
export const watchKnown = listeners.listen;
