import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { addStyles } from '../theme/styles.ts';
import css from './virtual-list.css';

addStyles(css);

/** Tab stops inside an entry. */
export const STOPS = 'a[href], button, input, select, textarea';

/** Explicit roles: otherwise blocks would count as list items. */
export const LIST = { role: 'list' } as const;
export const ENTRY = { role: 'listitem' } as const;

interface BlockOptions {
  /** False: always rendered. */
  isLong?: boolean;
  /** Rendered from the first paint on. */
  first: boolean;
  rows: number;
  /** Gap between rows, in px. */
  gap: number;
  /** Its entries have tab stops, so the block needs one. */
  hasStops: boolean;
}

/**
 * A block of a long list: rendered near the window or with focus, otherwise the text of its names. Focusing a collapsed
 * block renders it and focuses its first tabbable element, or its last when coming backwards.
 */
export function useListBlock<E extends HTMLElement>({
  isLong = true,
  first,
  rows,
  gap,
  hasStops,
}: BlockOptions) {
  const element = useRef<E>(null);
  const [{ near, height }, setState] = useState<{ near: boolean; height?: number }>({ near: first });
  const live = near || !isLong;
  const onNear = (comes: boolean, seen: number) => {
    if (comes || !element.current?.contains(document.activeElement))
      setState((previous) => (previous.near === comes ? previous : { near: comes, height: seen }));
  };
  useLayoutEffect(() => {
    if (isLong && element.current !== null) return watchNear(element.current, onNear);
    return undefined;
  }, [isLong]);

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<E>) => {
    if (live || target !== currentTarget) return;
    flushSync(() => setState({ near: true }));
    const stops = currentTarget.querySelectorAll<HTMLElement>(STOPS);
    const stop = stops[isAfter(relatedTarget, currentTarget) ? stops.length - 1 : 0];
    // Nothing in this block can take the focus: it stays on the block.
    if (stop === undefined) currentTarget.tabIndex = -1;
    (stop ?? currentTarget).focus();
  };
  // After the focus has arrived: the direction depends on where it came from.
  const onBlur = ({ currentTarget }: FocusEvent<E>) =>
    void setTimeout(() => isNear(currentTarget) || onNear(false, currentTarget.offsetHeight));
  const style = {
    '--rows': rows,
    // Its last height; before that, estimated from the list's rows.
    ...(height !== undefined && !live && { '--row': `${(height + gap) / rows}px` }),
  } as CSSProperties;
  const state = live ? 'near' : 'far';
  const tabStop = hasStops && !live ? { tabIndex: 0 } : {};
  return {
    live,
    block: { ref: element as RefObject<E>, 'data-block': state, style, onFocus, onBlur, ...tabStop },
  };
}

function isAfter(node: EventTarget | null, block: Element): boolean {
  return (
    node instanceof Node && (block.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** Called when the element comes near the window, or leaves it with its height (px). */
type OnNear = (near: boolean, height: number) => void;

interface Watched {
  readonly element: Element;
  readonly onNear: OnNear;
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
function watchNear(element: Element, onNear: OnNear): () => void {
  observer ??= createObserver();
  const watched = { element, onNear, near: true };
  places.set(element, watched);
  observer.observe(element);
  return () => {
    places.delete(element);
    coming.delete(watched);
    observer?.unobserve(element);
  };
}

/** Whether the element is near. */
const isNear = (element: Element): boolean => places.get(element)?.near !== false;

/** Listens by functions of the module: a closure, once inlined, would hold the first element for as long as the page lives. */
function createObserver(): IntersectionObserver {
  addEventListener('beforeprint', drawForPrint);
  addEventListener('afterprint', endPrint);
  // `scrollMargin`: the same within scroll containers, where supported.
  return new IntersectionObserver(recordAll, { rootMargin: '50%', scrollMargin: '50%' });
}

function recordAll(seen: IntersectionObserverEntry[]): void {
  seen.forEach(record);
}

function record({ target, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry) {
  const watched = places.get(target);
  if (watched === undefined) return;
  watched.near = isIntersecting;
  if (isIntersecting) {
    if (coming.size === 0) setTimeout(drawNext);
    coming.add(watched);
  } else {
    coming.delete(watched);
    watched.onNear(false, height);
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
function draw({ element, onNear }: Watched): void {
  const page = document.documentElement.style;
  const { top, height } = element.getBoundingClientRect();
  const above = Math.min(Math.max((innerHeight / 2 - top) / height, 0), 1);
  page.overflowAnchor = 'none';
  flushSync(() => onNear(true, 0));
  // The new position of the same point.
  const now = element.getBoundingClientRect();
  const moved = now.top - top + (now.height - height) * above;
  if (above > 0 && moved !== 0) scrollBy(0, moved);
  page.overflowAnchor = '';
}

function drawForPrint(): void {
  flushSync(() => drawFar(true));
}

function endPrint(): void {
  drawFar(false);
}

function drawFar(near: boolean): void {
  for (const [element, watched] of places)
    if (!watched.near) watched.onNear(near, element.getBoundingClientRect().height);
}
