import type { CarouselItem } from './carousel-slide.tsx';

/** Where the carousel is. */
export interface Turn {
  /** The place that is seen; it counts on for ever in both directions. */
  readonly at: number;
  /** By how many places it was moved by a button, a key or the clock; 0: by hand, and so it stands there already. */
  readonly by: number;
}

/** What shows the places: the browser's own strip, or Swiper's once a hand is there. */
export interface StripProps {
  readonly items: readonly CarouselItem[];
  readonly ratio: string;
  readonly turn: Turn;
  /** A hand has moved it on by so many places. */
  readonly onSwiped: (by: number) => void;
  /** Called once each time it stands with no hand on it; another strip may take its place then. */
  readonly onStands?: (() => void) | undefined;
}

/** The item of a place. */
export const indexOf = (at: number, count: number): number => ((at % count) + count) % count;

/** How long a turn takes that no hand has made. */
const TURN_MS = 400;

/**
 * Lets what is in the slides come from the side by which it was moved. Not by a smooth scroll: each of its frames is the
 * main thread's, with an event, a style and a paint; a transform is the compositor's alone. What is in the places moves,
 * not the places: to a moved one the strip would snap.
 */
export function slideIn(strip: HTMLElement, by: number): void {
  for (const slide of strip.querySelectorAll('li > *'))
    slide.animate(
      { transform: [`translateX(${by * 100}%)`, 'none'] },
      { duration: TURN_MS, easing: 'ease-in-out' },
    );
}
