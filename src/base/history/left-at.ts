import { ofFolder } from '../start/folder.ts';
import { dropKey, inTab, readKey, writeKey } from '../device/keys.ts';
import { isReload } from '../device/page-hide.ts';
import { listenTo, stopAll } from '../../lib/listeners.ts';

/** Loading placeholders: the page has not its full height yet. */
const UNFINISHED = 'main :is([aria-busy=true], .skeleton-screen)';
/** The customer scrolls meanwhile. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A page that is still too short stays so. */
const TIMEOUT_MS = 10_000;
/** How long blocks of lists above the position take to get their real heights. */
const SETTLING_MS = 2000;

const KEY = ofFolder('portal.altura');

/** The router's key of the current history entry; another entry starts at its top. */
const entry = (): string => String((history.state as { key?: string } | null)?.key);

/** Stores the scroll position in this tab on unload; history state written then is lost. */
export function recordTop(): () => void {
  let top = scrollY;
  // On `pagehide` Chromium has dropped the fonts, so `scrollY` is that of another layout.
  const scrolled = () => {
    top = scrollY;
  };
  const store = () => void writeKey(KEY, `${entry()} ${top}`, inTab);
  return stopAll(
    listenTo(window, ['scroll'], scrolled, { passive: true }),
    listenTo(window, ['pagehide'], store),
  );
}

/** The previous page's scroll position. Deleted at once, so nothing is left after sign-out. @rule R82 */
function take(): string {
  const stored = readKey(KEY, inTab) ?? '';
  dropKey(KEY, inTab);
  return stored;
}

const stored = take();

/**
 * Restores the scroll position after a reload, else scrolls to the top. The browser would restore it while the screen is a
 * skeleton.
 * @returns stops waiting for the page's height
 */
export function showWhereLeft(): () => void {
  const [of, height] = stored.split(' ');
  /** This page's scroll position before its reload. */
  const top = of === entry() && isReload() ? Number(height) : 0;
  const observer = new MutationObserver(look);
  const end = () => {
    observer.disconnect();
    stop();
  };
  function look() {
    if (top > 0 && document.querySelector(UNFINISHED) !== null) return;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) >= 1) return;
    if (top > 0) setTimeout(end, SETTLING_MS);
    else end();
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const stop = listenTo(window, INPUTS, end);
  setTimeout(end, TIMEOUT_MS);
  look();
  return end;
}
