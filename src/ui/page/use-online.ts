import { useSyncExternalStore } from 'react';
import { isOnline, watchReach } from '../../lib/rede.ts';

/** Whether there is a network, by the last call, else by the browser. @rule R164 */
export function useOnline(): boolean {
  return useSyncExternalStore(watchReach, isOnline, isOnline);
}
