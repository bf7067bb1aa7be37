import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { Slide } from './carousel-slide.tsx';
import { indexOf, slideIn, type StripProps } from './turn.ts';

/** How long nothing scrolls before the strip stands. Not `scrollend`: Safari has not had it for long. */
const SETTLED_MS = 100;

/**
 * A strip that goes on for ever with three places in the document: the browser scrolls and snaps (`carousel-controls.css`), and
 * when it stands, what is seen is the one in the middle again.
 */
export function ScrollStrip({ items, ratio, turn, onSwiped, onStands }: StripProps) {
  const { at } = turn;
  const ref = useRef<HTMLUListElement>(null);
  const still = useReducedMotion();
  const places = items.length > 1 ? [at - 1, at, at + 1] : [at];

  // Each turn reorders the slides, and the middle one is seen at once.
  useLayoutEffect(() => {
    const { current: strip } = ref;
    if (strip === null) return;
    strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    if (turn.by !== 0 && !still) slideIn(strip, turn.by);
  }, [turn, still]);

  const stands = useEffectEvent((strip: HTMLElement) => {
    const by = Math.round(strip.scrollLeft / strip.clientWidth) - 1;
    if (by === 1 || by === -1) onSwiped(by);
    else onStands?.();
  });
  const settle = useRef<(() => void) | null>(null);
  useEffect(() => {
    const { current: strip } = ref;
    if (strip === null) return undefined;
    const { wait, stop } = whenSettled(strip, () => stands(strip));
    settle.current = wait;
    return stop;
  }, []);
  const isAwaited = onStands !== undefined;
  useEffect(() => {
    if (isAwaited) settle.current?.();
  }, [isAwaited]);

  return (
    <ul className="carousel-strip" ref={ref}>
      {places.map((place) => {
        const item = items[indexOf(place, items.length)];
        return item === undefined ? null : (
          <li key={place} inert={place !== at}>
            <Slide item={item} ratio={ratio} eager={place === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** Calls back each time the element has been scrolled, or `wait` was called, and stands, with no hand on it. */
function whenSettled(element: HTMLElement, call: () => void): { wait: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  const settle = () => (element.matches(':active') ? wait() : call());
  const wait = () => {
    clearTimeout(timer);
    if (!touched) timer = setTimeout(settle, SETTLED_MS);
  };
  const touch = ({ touches }: TouchEvent) => {
    touched = touches.length > 0;
    wait();
  };
  const passive = { passive: true } as const;
  element.addEventListener('scroll', wait, passive);
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, touch, passive);
  const stop = () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', wait);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.removeEventListener(type, touch);
  };
  return { wait, stop };
}
