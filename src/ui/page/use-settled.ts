import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Acts once a value has not changed for a while.
 * @param ms the time without change
 * @param act the last render's; not called after unmount
 */
export function useAtRest(value: unknown, ms: number, act: () => void): void {
  const rested = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => rested(), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
}

/**
 * A debounced value, for announcements.
 * @param ms the time without change
 */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useAtRest(value, ms, () => setSettled(value));
  return settled;
}

/** Acts on a new value, and on the first, before paint: a discarded render does not count. */
export function useOnceShown(value: unknown, act: () => void): void {
  const shown = useEffectEvent(act);
  useLayoutEffect(() => shown(), [value]);
}
