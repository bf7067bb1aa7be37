import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

let disabledReason: string | null = null;
const listeners = createListeners();

/** Sets the reason why actions are disabled; null enables them. @rule R104 */
export function setDisabledReason(reason: string | null): void {
  disabledReason = reason;
  listeners.emit();
}

/** The reason why actions are disabled; null enables them. @rule R104 */
export function useDisabledReason(): string | null {
  return useSyncExternalStore(listeners.listen, () => disabledReason);
}
