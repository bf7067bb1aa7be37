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
  const turn = (comes: boolean, seen: number) => {
    if (comes || !element.current?.contains(document.activeElement))
      setState((previous) => (previous.near === comes ? previous : { near: comes, height: seen }));
  };
  useLayoutEffect(() => {
    if (isLong && element.current !== null) return watchNear(element.current, turn);
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
    void setTimeout(() => isNear(currentTarget) || turn(false, currentTarget.offsetHeight));
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
