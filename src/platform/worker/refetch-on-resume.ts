import { askAgain } from './network.ts';

const LONG_MS = 300_000;
const LOOK_MS = 60_000;

/**
 * Asks again for what is shown when the page is seen again after five minutes: an installed portal is seldom loaded anew, and its
 * figures of hours ago would stand there as if they were of now. So, too, when the device has slept with the page in
 * view, of which nothing tells: timers stand meanwhile, the session's own among them.
 * @rule R90, R4
 */
export function refetchOnResume(): void {
  let seen = Date.now();
  const look = () => {
    // Negative where the clock was set back.
    if (!document.hidden && Math.abs(Date.now() - seen) > LONG_MS) askAgain();
    seen = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(() => document.hidden || look(), LOOK_MS);
}
