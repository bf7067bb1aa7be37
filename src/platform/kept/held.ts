import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

let held: string | null = null;
const listeners = createListeners();

/** Notes why nothing may be changed on the screen that stands, in the customer's words (R104); null: all may. */
export function hold(words: string | null): void {
  held = words;
  listeners.tell();
}

/** Why nothing may be changed on the screen that stands (R104); null: all may. */
export function useHeld(): string | null {
  return useSyncExternalStore(listeners.listen, () => held);
}
