import { type StaleAnswer, staleAnswers, listeners } from './stale-answers.ts';

/** Records that a call shows a stale answer. */
export function recordStale(call: string, answer: StaleAnswer): void {
  staleAnswers.set(call, answer);
  listeners.emit();
}

/** Records that a call is fresh; a stale answer to other parameters is dropped from memory. */
export function recordFresh(call: string, address: string): void {
  const earlier = staleAnswers.get(call);
  if (earlier === undefined) return;
  staleAnswers.delete(call);
  if (earlier.address !== address) earlier.drop();
  listeners.emit();
}

/**
 * The time of the oldest stale answer of a screen.
 * @param rota from `rotaDe`
 * @returns epoch milliseconds; null when all is fresh
 */
export function staleSince(owner: string, rota: string): number | null {
  const times = [...staleAnswers.values()].flatMap((answer) =>
    answer.owner === owner && answer.rotas.includes(rota) ? [answer.at] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Calls back when that changes; returns an unsubscriber. */
export const watchStale = listeners.listen;
