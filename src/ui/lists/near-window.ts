import { flushSync } from 'react-dom';

/** Called when the element comes near the window, or leaves it with its height (px). */
export type Turn = (near: boolean, height: number) => void;

interface Watched {
  readonly element: Element;
  readonly turn: Turn;
  near: boolean;
}

const places = new Map<Element, Watched>();
const coming = new Set<Watched>();
let observer: IntersectionObserver | undefined;

/**
 * Observes whether an element is within half a window of the viewport. Elements are rendered one per task, so that input is
 * handled between. Printing renders all.
 * @returns stops observing
 */
export function watchNear(element: Element, turn: Turn): () => void {
  observer ??= createObserver();
  const watched = { element, turn, near: true };
  places.set(element, watched);
  observer.observe(element);
  return () => {
    places.delete(element);
    coming.delete(watched);
    observer?.unobserve(element);
  };
}

/** Whether the element is near. */
export const isNear = (element: Element): boolean => places.get(element)?.near !== false;

/** Listens by functions of the module: a closure, once inlined, would hold the first element for as long as the page lives. */
function createObserver(): IntersectionObserver {
  addEventListener('beforeprint', drawForPrint);
  addEventListener('afterprint', endPrint);
  // `scrollMargin`: the same within scroll containers, where supported.
  return new IntersectionObserver(noteAll, { rootMargin: '50%', scrollMargin: '50%' });
}

function noteAll(seen: IntersectionObserverEntry[]): void {
  seen.forEach(note);
}

function note({ target, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry) {
  const watched = places.get(target);
  if (watched === undefined) return;
  watched.near = isIntersecting;
  if (isIntersecting) {
    if (coming.size === 0) setTimeout(drawNext);
    coming.add(watched);
  } else {
    coming.delete(watched);
    watched.turn(false, height);
  }
}

function drawNext(): void {
  const [next] = coming;
  if (next === undefined) return;
  coming.delete(next);
  draw(next);
  if (coming.size > 0) setTimeout(drawNext);
}

/**
 * Keeps the point in the window's middle in place although estimated heights change. The browser's own scroll anchoring
 * would count twice.
 */
function draw({ element, turn }: Watched): void {
  const page = document.documentElement.style;
  const { top, height } = element.getBoundingClientRect();
  const above = Math.min(Math.max((innerHeight / 2 - top) / height, 0), 1);
  page.overflowAnchor = 'none';
  flushSync(() => turn(true, 0));
  // The new position of the same point.
  const now = element.getBoundingClientRect();
  const moved = now.top - top + (now.height - height) * above;
  if (above > 0 && moved !== 0) scrollBy(0, moved);
  page.overflowAnchor = '';
}

function drawForPrint(): void {
  flushSync(() => turnFar(true));
}

function endPrint(): void {
  turnFar(false);
}

function turnFar(near: boolean): void {
  for (const [element, watched] of places)
    if (!watched.near) watched.turn(near, element.getBoundingClientRect().height);
}
