import { ID_PREFIX } from './author-text.ts';
import { listenTo } from '../../lib/listeners.ts';

/** What follows the links of a text to its own places. */
export interface LinksWithin {
  /** Call when more of the text is there: a link may have been pressed before its place was. */
  retry: () => void;
  stop: () => void;
}

/**
 * A link within a text scrolls there; the address, which is the portal's route, stays.
 * @param root the text's element, in any window
 * @rule R12
 */
export function followLinksWithin(root: HTMLElement): LinksWithin {
  let wanted: string | null = null;
  const retry = () => {
    if (wanted === null) return;
    const target = wanted === ID_PREFIX ? root : root.querySelector(`[id="${CSS.escape(wanted)}"]`);
    if (target === null) return;
    wanted = null;
    goTo(target as HTMLElement);
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest(`a[href^="#${ID_PREFIX}"]`);
    if (link === null) return;
    event.preventDefault();
    wanted = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    retry();
  };
  // A middle click would open the place's name as a route.
  return { retry, stop: listenTo(root, ['click', 'auxclick'], onClick) };
}

/** Scrolls to an element, and lets Tab go on from there. */
function goTo(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}
