import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date.
 * @param query as CSS writes it, with its brackets
 * @returns false where there is no `matchMedia`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (note: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', note);
      return () => list.removeEventListener('change', note);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(query).matches,
    () => false,
  );
}

/** Whether the customer asked the system for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
