import { useCallback, useSyncExternalStore } from 'react';
import { isOnline, watchReach } from '../../lib/rede.ts';

/**
 * Whether a media query matches, updated.
 * @param query in CSS notation with parentheses
 * @returns false without `matchMedia`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(query).matches,
    () => false,
  );
}

/** Whether the customer prefers reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether there is a network, by the last call, else by the browser. @rule R164 */
export function useOnline(): boolean {
  return useSyncExternalStore(watchReach, isOnline, isOnline);
}
