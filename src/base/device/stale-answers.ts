import { createListeners } from '../../lib/listeners.ts';

/** A stale answer on the screen. */
export interface StaleAnswer {
  /** A fingerprint, because the token must not outlive the session. @rule R82 */
  owner: string;
  /** Epoch milliseconds of the answer. */
  at: number;
  address: string;
  /** Screens that show it or act on it, from `rotaDe`. */
  rotas: readonly string[];
  /** Drops it from memory; one on the screen is refetched. */
  drop: () => void;
}

/** Stale answers by endpoint, apart from `record-stale` for the first bundle. */
export const staleAnswers = new Map<string, StaleAnswer>();
export const listeners = createListeners();

/** Calls back once stale data is shown; returns an unsubscriber. */
export function onceStale(call: () => void): () => void {
  if (staleAnswers.size > 0) call();
  return listeners.listen(call);
}
