import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-media.ts';

/** How long the figure moves. */
const COUNT_MS = 700;

/**
 * A figure on its way from the previous one to the new one, for the eye alone; null: it stands.
 * @param value exact, as decimal text; whole numbers are shown on the way
 * @rule R249
 */
export function useCounted(value: string | null): string | null {
  const still = useReducedMotion();
  const previous = useRef(value);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const from = Number(previous.current);
    const to = Number(value);
    const moves = previous.current !== null && value !== null && from !== to && !still;
    if (value !== null) previous.current = value;
    if (!moves) return undefined;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min((now - begun) / COUNT_MS, 1);
      // Fast at first, slow at the end.
      setShown(part < 1 ? String(Math.round(to + (from - to) * (1 - part) ** 3)) : null);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [value, still]);
  return shown;
}
