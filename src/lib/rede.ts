import { createListeners } from './listeners.ts';

/** What a call met, and what the browser said of its network then; null: none has met anything yet. */
let last: { answered: boolean; flag: boolean } | null = null;
const changes = createListeners();

/**
 * Whether there is a network. `navigator.onLine` is wrong in both directions on some devices: what a call met since it last
 * changed outweighs it.
 * @rule R164
 */
export const isOnline = (): boolean => (last?.flag === navigator.onLine ? last.answered : navigator.onLine);

/** Notes that a call was answered, by whatever status, or met nothing. */
export function noteReach(answered: boolean): void {
  const before = isOnline();
  last = { answered, flag: navigator.onLine };
  if (before !== answered) changes.tell();
}

/** Calls back when the network may have come or gone, by the browser's word or by what a call met; returns the way to stop. */
export function watchReach(onChange: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, onChange);
  const stop = changes.listen(onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
    stop();
  };
}

/** Calls back each time there is a network again; returns the way to stop. */
export function onReachBack(call: () => void): () => void {
  addEventListener('online', call);
  const stop = changes.listen(() => isOnline() && call());
  return () => {
    removeEventListener('online', call);
    stop();
  };
}

/** Kept once there is a network again. */
export const reachBack = async (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onReachBack(() => {
      stop();
      resolve();
    });
  });
