import { useSyncExternalStore } from 'react';
import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { pathOf } from '../../lib/http/request.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { known, listeners } from '../../platform/kept/known.ts';
import { useSessionToken } from '../session/session.react.ts';

/**
 * Whether a read failed and shows the answer that this device kept, for `statusOf`.
 * @param at what stands in the place of the path's `*`
 * @rule R90
 */
export function useIsStale(path: ReadPath, at?: string): boolean {
  const owner = fingerprintOf(`${useSessionToken()}`);
  return useSyncExternalStore(listeners.listen, () => known.get(pathOf(path, at))?.owner === owner);
}
