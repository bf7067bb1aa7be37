import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that came late, in its place if that lies below the window when it is ready: nothing that is being read moves. Else
 * it waits for the next visit of the screen.
 * @param place selects it
 */
export function BelowTheWindow({ place, children }: { place: string; children: ReactNode }) {
  const [found] = useState(() => document.querySelector(place));
  const [isBelow] = useState(() => found !== null && found.getBoundingClientRect().top >= innerHeight);
  return isBelow && found !== null && createPortal(children, found);
}
