const NO_IDLE_CALLBACK_MS = 2000;

/** Runs something once the page has loaded and the browser has nothing better to do. */
export function whenSettled(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}

/** Safari does not tell: there it waits a little. */
function whenIdle(run: () => void): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback === undefined) setTimeout(run, NO_IDLE_CALLBACK_MS);
  else requestIdleCallback(run);
}
