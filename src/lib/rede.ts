import { createListeners, listenTo, stopAll } from './listeners.ts';

/** How long a form waits for a list or an address before it goes on without it, as after a failure. @rule R280 */
export const SILENCE_MS = 5000;

/** When a pending request gives the screen back to the customer. @rule R262 */
export const LATE_MS = 10_000;

/** The last call's outcome and `navigator.onLine` at that time; null: no call yet. */
let last: { answered: boolean; flag: boolean } | null = null;
const changes = createListeners();

/**
 * Whether there is a network. `navigator.onLine` can be wrong both ways: a call's outcome since its last change outweighs
 * it.
 * @rule R164
 */
export const isOnline = (): boolean => (last?.flag === navigator.onLine ? last.answered : navigator.onLine);

/** Records a call's outcome: answered by any status, or not. */
export function recordReach(answered: boolean): void {
  const previous = isOnline();
  last = { answered, flag: navigator.onLine };
  if (previous !== answered) changes.emit();
}

/** Calls back when either source changes; returns an unsubscriber. */
export function watchReach(onChange: () => void): () => void {
  return stopAll(listenTo(window, ['online', 'offline'], onChange), changes.listen(onChange));
}

/** Calls back when the network is back; returns an unsubscriber. */
export function onReachBack(call: () => void): () => void {
  return stopAll(
    listenTo(window, ['online'], call),
    changes.listen(() => isOnline() && call()),
  );
}

/** Kept once there is a network again. */
export const reachBack = async (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onReachBack(() => {
      stop();
      resolve();
    });
  });
