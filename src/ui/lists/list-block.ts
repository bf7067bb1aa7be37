import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isNear, watchNear } from './near-window.ts';
import { addStyles } from '../theme/styles.ts';
import css from './virtual-list.css';

addStyles(css);

/** What the keyboard can stop at inside an entry. */
export const STOPS = 'a[href], button, input, select, textarea';

/** A list whose entries lie in blocks: the elements' own roles would take the blocks for entries. */
export const LIST = { role: 'list' } as const;
export const ENTRY = { role: 'listitem' } as const;

interface BlockOptions {
  /** False: it is drawn wherever it is. */
  isLong?: boolean;
  /** It is drawn from the first paint on. */
  first: boolean;
  rows: number;
  /** Between rows, in px. */
  gap: number;
  /** Its entries have something to stop at, so the keyboard must be able to come in. */
  hasStops: boolean;
}

/**
 * One block of a long list: drawn while it is near the window or has the focus, its names as text while it is far.
 * Focus that comes to a far block draws it and goes on to its first stop, or to its last on the way back.
 */
export function useListBlock<E extends HTMLElement>({
  isLong = true,
  first,
  rows,
  gap,
  hasStops,
}: BlockOptions) {
  const place = useRef<E>(null);
  const [{ near, height }, setState] = useState<{ near: boolean; height?: number }>({ near: first });
  const live = near || !isLong;
  const turn = (comes: boolean, seen: number) => {
    if (comes || !place.current?.contains(document.activeElement))
      setState((before) => (before.near === comes ? before : { near: comes, height: seen }));
  };
  useLayoutEffect(() => {
    if (isLong && place.current !== null) return watchNear(place.current, turn);
    return undefined;
  }, [isLong]);

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<E>) => {
    if (live || target !== currentTarget) return;
    flushSync(() => setState({ near: true }));
    const stops = currentTarget.querySelectorAll<HTMLElement>(STOPS);
    const stop = stops[isAfter(relatedTarget, currentTarget) ? stops.length - 1 : 0];
    // Nothing in this block can take the focus: it stays on the block, and the next Tab goes on from here.
    if (stop === undefined) currentTarget.tabIndex = -1;
    (stop ?? currentTarget).focus();
  };
  // Only after the focus has arrived: until then the direction is read from where it came from.
  const onBlur = ({ currentTarget }: FocusEvent<E>) =>
    void setTimeout(() => isNear(currentTarget) || turn(false, currentTarget.offsetHeight));
  const style = {
    '--rows': rows,
    // The height it had last; never drawn before: estimated from the list's rows.
    ...(height !== undefined && !live && { '--row': `${(height + gap) / rows}px` }),
  } as CSSProperties;
  const state = live ? 'near' : 'far';
  const tabStop = hasStops && !live ? { tabIndex: 0 } : {};
  return {
    live,
    block: { ref: place as RefObject<E>, 'data-block': state, style, onFocus, onBlur, ...tabStop },
  };
}

function isAfter(node: EventTarget | null, block: Element): boolean {
  return (
    node instanceof Node && (block.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}
