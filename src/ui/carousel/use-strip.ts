import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../page/use-reduced-motion.ts';

/** How long nothing scrolls before the strip stands. Not `scrollend`: Safari has not had it for long. */
const SETTLED_MS = 100;
/** How long a turn takes that no hand has made. */
const TURN_MS = 400;

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
  const still = useReducedMotion();

  // Each move reorders the slides, and the middle one is seen at once; what has not been swiped slides in from where it was.
  useLayoutEffect(() => {
    const { current: strip } = ref;
    if (strip === null) return;
    strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    if (from !== 1 && !still) slideIn(strip, 1 - from);
  }, [at, from, still]);

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

/**
 * Not by a smooth scroll: each of its frames is the main thread's, with an event, a style and a paint; a transform is the
 * compositor's alone. What is in the places moves, not the places: to a moved one the strip would snap.
 */
function slideIn(strip: HTMLUListElement, by: number): void {
  for (const slide of strip.querySelectorAll(':scope > * > *'))
    slide.animate(
      { transform: [`translateX(${by * 100}%)`, 'none'] },
      { duration: TURN_MS, easing: 'ease-in-out' },
    );
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
