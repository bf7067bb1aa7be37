/** Calls back when the browser notices that its own network came or went; returns the way to stop listening. */
export function watchNetwork(onChange: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

const whenBack = new Set<() => void>();

/** Calls back each time the browser's own network has come back; returns the way to stop listening. */
export function onNetworkBack(call: () => void): () => void {
  addEventListener('online', call);
  whenBack.add(call);
  return () => {
    removeEventListener('online', call);
    whenBack.delete(call);
  };
}

/** Does now what is done when the network is back: what failed, or is not of now, is asked for again. */
export function askAgain(): void {
  for (const call of whenBack) call();
}

/** Calls back once there is no network: at once, or when it goes. */
export function onceOffline(call: () => void): void {
  if (navigator.onLine) addEventListener('offline', call, { once: true });
  else call();
}
