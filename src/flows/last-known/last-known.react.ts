import { useSyncExternalStore } from 'react';
import { knownSince, watchKnown } from '../../platform/kept/known.ts';
import { useSessionToken } from '../session/session.react.ts';
import { isShownOn } from './kept-calls.ts';

/**
 * From when the oldest answer on a screen is.
 * @param rota as `rotaDe` gives it
 * @returns epoch milliseconds; null when all of it is fresh
 */
export function useKnownSince(rota: string): number | null {
  const token = useSessionToken();
  return useSyncExternalStore(watchKnown, () => knownSince(token, (call) => isShownOn(rota, call)));
}
