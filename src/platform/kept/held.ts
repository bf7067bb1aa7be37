import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

let held: string | null = null;
const listeners = createListeners();

/** Notes why nothing may be changed on the screen that stands, in the customer's words; null: all may. @rule R104 */
export function hold(words: string | null): void {
  held = words;
  listeners.tell();
}

/** Why nothing may be changed on the screen that stands; null: all may. @rule R104 */
export function useHeld(): string | null {
  return useSyncExternalStore(listeners.listen, () => held);
}
