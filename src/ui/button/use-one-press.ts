import { useRef } from 'react';

/** Longer than the pause within a slow double click. */
const ONE_PRESS_MS = 600;

/**
 * Of a double click, a double tap or a held key the first press alone counts, however quick the answer to it was: for
 * what spends or changes something.
 * @returns the button's `onClick`
 * @rule R64
 */
export function useOnePress(press: () => void): (event: { timeStamp: number }) => void {
  const last = useRef(-Infinity);
  return ({ timeStamp }) => {
    const again = timeStamp - last.current < ONE_PRESS_MS;
    last.current = timeStamp;
    if (!again) press();
  };
}
