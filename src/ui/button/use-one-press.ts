import { type MouseEvent, useRef } from 'react';

/** Longer than the gap of a slow double click. */
const ONE_PRESS_MS = 600;
/** A finger's second tap lands no further from the first. */
const SAME_POSITION_PX = 24;

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

/**
 * A double press on a form's button presses that button alone, not what the jump to the first fault brings under the finger.
 * @returns the form's `onClickCapture`
 * @rule R261
 */
export function useSubmitPress(): (event: MouseEvent) => void {
  const last = useRef({ x: 0, y: 0, at: -Infinity });
  return (event) => {
    const { clientX: x, clientY: y, timeStamp: at, target } = event;
    if ((target as Element).closest('[type=submit]') !== null) {
      last.current = { x, y, at };
      return;
    }
    const previous = last.current;
    // A key and assistive technology press at 0, 0.
    const isSamePosition = x + y > 0 && Math.hypot(x - previous.x, y - previous.y) <= SAME_POSITION_PX;
    if (!isSamePosition || at - previous.at > ONE_PRESS_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
