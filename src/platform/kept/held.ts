import { useSyncExternalStore } from 'react';

let held: string | null = null;
const listeners = new Set<() => void>();

/** Notes why nothing may be changed on the screen that stands, in the customer's words (R104); null: all may. */
export function hold(words: string | null): void {
  held = words;
  for (const listener of listeners) listener();
}

/** Why nothing may be changed on the screen that stands (R104); null: all may. */
export function useHeld(): string | null {
  return useSyncExternalStore(watch, () => held);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
