import { askAgain } from './network.ts';

const LONG_MS = 300_000;
const LOOK_MS = 60_000;

/**
 * Refetches visible data when the page is seen again after five minutes, or after the device slept with the page in view:
 * timers stop meanwhile, without an event.
 * @rule R90, R4
 */
export function refetchOnResume(): void {
  let seen = Date.now();
  const look = () => {
    // Negative when the clock was set back.
    if (!document.hidden && Math.abs(Date.now() - seen) > LONG_MS) askAgain();
    seen = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(() => document.hidden || look(), LOOK_MS);
}
