import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Does something once a value has stood still, after the first render too.
 * @param ms how long it must not change
 * @param act the last render's counts; not called once the screen is left
 */
export function useAtRest(value: unknown, ms: number, act: () => void): void {
  const rested = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => rested(), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
}

/**
 * A value once it has stood still: what is said aloud does not follow each key.
 * @param ms how long it must not change
 */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useAtRest(value, ms, () => setSettled(value));
  return settled;
}

/**
 * Does something once the screen has another value, and with the first one, before it is painted: a render alone may never
 * be shown.
 */
export function useOnceShown(value: unknown, act: () => void): void {
  const shown = useEffectEvent(act);
  useLayoutEffect(() => shown(), [value]);
}
