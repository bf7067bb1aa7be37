import { useSyncExternalStore } from 'react';
import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { pathOf } from '../../lib/http/request.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { staleAnswers, listeners } from '../../platform/kept/stale-answers.ts';
import { useSessionToken } from '../session/session.react.ts';

/**
 * Whether a failed read shows its stored answer, for `statusOf`.
 * @param at the path's `*`
 * @rule R90
 */
export function useIsStale(path: ReadPath, at?: string): boolean {
  const owner = fingerprintOf(`${useSessionToken()}`);
  return useSyncExternalStore(listeners.listen, () => staleAnswers.get(pathOf(path, at))?.owner === owner);
}
