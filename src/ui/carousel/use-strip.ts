import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long nothing scrolls before the strip stands. Not `scrollend`: Safari has not had it for long. */
const SETTLED_MS = 100;

interface Strip {
  /** The place that is seen; it counts on for ever in both directions. */
  at: number;
  /** Moves on by one place, or back by one. */
  step: (by: number) => void;
  /** The element that scrolls: the place before, the one that is seen and the one after stand in it side by side. */
  strip: RefObject<HTMLUListElement | null>;
}

/**
 * A strip that goes on for ever with three places in the document: the browser scrolls and snaps (`carousel-controls.css`), and
 * when it stands, what is seen is the one in the middle again.
 */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [{ at, from }, setMove] = useState({ at: 0, from: 1 });

  // Each move reorders the slides: jump to where the customer was looking, then scroll on to the middle.
  useLayoutEffect(() => {
    const { current: strip } = ref;
    if (strip === null) return;
    const { clientWidth: width } = strip;
    strip.scrollTo({ left: from * width, behavior: 'instant' });
    // Whether this scrolls smoothly is decided in the style sheet (reduced motion).
    if (from !== 1) strip.scrollTo({ left: width });
  }, [at, from]);

  const step = useCallback((by: number) => setMove((move) => ({ at: move.at + by, from: 1 - by })), []);

  useEffect(() => {
    const { current: strip } = ref;
    if (strip === null) return undefined;
    // After a swipe the strip has moved already: `from: 1` reorders the slides without scrolling.
    return onSettled(strip, () => {
      const by = Math.round(strip.scrollLeft / strip.clientWidth) - 1;
      if (by === 1 || by === -1) setMove((move) => ({ at: move.at + by, from: 1 }));
    });
  }, []);

  return { at, step, strip: ref };
}

/** Calls back each time the element has been scrolled and stands, with no finger on it. */
function onSettled(element: HTMLElement, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  const wait = () => {
    clearTimeout(timer);
    if (!touched) timer = setTimeout(call, SETTLED_MS);
  };
  const touch = ({ touches }: TouchEvent) => {
    touched = touches.length > 0;
    wait();
  };
  const passive = { passive: true } as const;
  element.addEventListener('scroll', wait, passive);
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, touch, passive);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', wait);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.removeEventListener(type, touch);
  };
}
