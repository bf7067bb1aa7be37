import { createListeners } from '../../lib/listeners.ts';

/** Calls back when the browser notices that its own network came or went; returns the way to stop listening. */
export function watchNetwork(onChange: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

const whenBack = createListeners();

/** Calls back each time the browser's own network has come back; returns the way to stop listening. */
export function onNetworkBack(call: () => void): () => void {
  addEventListener('online', call);
  const stop = whenBack.listen(call);
  return () => {
    removeEventListener('online', call);
    stop();
  };
}

/** Does now what is done when the network is back: what failed, or is not of now, is asked for again. */
export function askAgain(): void {
  whenBack.tell();
}

/** Calls back once there is no network: at once, or when it goes. */
export function onceOffline(call: () => void): void {
  if (navigator.onLine) addEventListener('offline', call, { once: true });
  else call();
}
