import { useRef } from 'react';

/** Longer than the gap of a slow double click. */
const ONE_PRESS_MS = 600;

/**
 * Counts a double click, double tap or repeating key as one press, for buttons that spend, change or download something.
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
