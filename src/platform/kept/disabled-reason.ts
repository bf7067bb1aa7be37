import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

let disabledReason: string | null = null;
const listeners = createListeners();

/** Notes why nothing may be changed on the screen that stands, in the customer's words; null: all may. @rule R104 */
export function setDisabledReason(words: string | null): void {
  disabledReason = words;
  listeners.tell();
}

/** Why nothing may be changed on the screen that stands; null: all may. @rule R104 */
export function useDisabledReason(): string | null {
  return useSyncExternalStore(listeners.listen, () => disabledReason);
}
