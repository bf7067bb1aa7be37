import { useSyncExternalStore } from 'react';
import { isOnline, watchReach } from '../../lib/rede.ts';

/** Whether there is a network, by what the last call met, else by the browser's word. @rule R164 */
export function useOnline(): boolean {
  return useSyncExternalStore(watchReach, isOnline, isOnline);
}
