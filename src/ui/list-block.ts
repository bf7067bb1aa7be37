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
import { addStyles } from './styles.ts';
import css from './virtual-list.css';

addStyles(css);

/** What the keyboard can stop at inside an entry. */
export const STOPS = 'a[href], button, input, select, textarea';

/** A list whose entries lie in blocks: the elements' own roles would take the blocks for entries. */
export const LIST = { role: 'list' } as const;
export const ENTRY = { role: 'listitem' } as const;

interface BlockOptions {
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
export function useListBlock<E extends HTMLElement>({ first, rows, gap, hasStops }: BlockOptions) {
  const place = useRef<E>(null);
  const [{ live, height }, setState] = useState<{ live: boolean; height?: number }>({ live: first });
  useLayoutEffect(() => {
    const block = place.current;
    if (block === null) return undefined;
    return watchNear(block, (near, seen) => {
      if (!near && block.contains(document.activeElement)) return;
      setState((before) => (before.live === near ? before : { live: near, height: seen }));
    });
  }, []);

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<E>) => {
    if (live || target !== currentTarget) return;
    flushSync(() => setState({ live: true }));
    const stops = currentTarget.querySelectorAll<HTMLElement>(STOPS);
    stops[isAfter(relatedTarget, currentTarget) ? stops.length - 1 : 0]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
    if (!live || currentTarget.contains(relatedTarget) || isNear(currentTarget)) return;
    setState({ live: false, height: currentTarget.offsetHeight });
  };
  const style = {
    '--rows': rows,
    // As high as it was; before it was ever drawn, as high as its list's rows are.
    ...(height !== undefined && !live && { '--row': `${(height + gap) / rows}px` }),
  } as CSSProperties;
  const state = live ? 'near' : 'far';
  const tabStop = hasStops ? { tabIndex: live ? -1 : 0 } : {};
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
