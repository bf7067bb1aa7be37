import { ofFolder } from '../start/own-folder.ts';
import { isReload } from '../start/is-reload.ts';

/** What is still being filled: the page is not yet as long as it was. */
const UNFINISHED = 'main :is([aria-busy=true], .skeleton-screen)';
/** The customer goes on without waiting. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A page that is not as long by then stays shorter. */
const PATIENCE_MS = 10_000;

const KEY = ofFolder('portal.altura');

/** The router's name of the present entry of the history; another one begins at its top. */
const entry = (): string => String((history.state as { key?: string } | null)?.key);

/** Notes in this tab how far down the page is when it is unloaded; what is written into the history then is lost. */
export function noteTop(): () => void {
  const note = () => {
    try {
      sessionStorage.setItem(KEY, `${entry()} ${scrollY}`);
    } catch {
      // Forbidden in this browser: the page begins at its top.
    }
  };
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

/** What the page before has noted. Taken away at once: nothing of it is left after a sign-out. @rule R82 */
function take(): string {
  try {
    const noted = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return noted;
  } catch {
    return '';
  }
}

const noted = take();

/**
 * Shows a page that is loaded anew where it was left, any other at its top. The browser by itself looks for the place while
 * the screen is a skeleton.
 * @returns the way to stop looking
 */
export function showWhereLeft(): () => void {
  const [of, height] = noted.split(' ');
  /** How far down this very page was before its reload. */
  const top = of === entry() && isReload() ? Number(height) : 0;
  const observer = new MutationObserver(look);
  const end = () => observer.disconnect();
  function look() {
    if (top > 0 && document.querySelector(UNFINISHED) !== null) return;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) end();
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  for (const type of INPUTS) addEventListener(type, end, { once: true });
  setTimeout(end, PATIENCE_MS);
  look();
  return end;
}
