import { askAgain } from './network.ts';

const LONG_MS = 300_000;

/**
 * Asks again for what is shown when the page is seen again after five minutes: an installed portal is seldom loaded anew, and its
 * figures of hours ago would stand there as if they were of now (R90).
 */
export function askAgainWhenSeen(): void {
  let left = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG_MS) askAgain();
  });
}
