import { useSyncExternalStore } from 'react';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { knownSince, watchKnown } from '../../platform/kept/known-answers.ts';
import { useSessionToken } from '../session/session.react.ts';

/**
 * From when the oldest answer is that a screen shows or acts on.
 * @param rota as `rotaDe` gives it
 * @returns epoch milliseconds; null when all of it is fresh
 */
export function useKnownSince(rota: string): number | null {
  const owner = fingerprintOf(`${useSessionToken()}`);
  return useSyncExternalStore(watchKnown, () => knownSince(owner, rota));
}
