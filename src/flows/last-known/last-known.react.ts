import { useSyncExternalStore } from 'react';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { staleSince, watchStale } from '../../platform/kept/note-stale.ts';
import { useSessionToken } from '../session/session.react.ts';

/**
 * The time of the oldest stale answer that a screen shows or acts on.
 * @param rota from `rotaDe`
 * @returns epoch milliseconds; null when all is fresh
 */
export function useStaleSince(rota: string): number | null {
  const owner = fingerprintOf(`${useSessionToken()}`);
  return useSyncExternalStore(watchStale, () => staleSince(owner, rota));
}
