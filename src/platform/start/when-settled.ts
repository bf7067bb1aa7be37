/** However busy the browser is. */
const AT_LATEST_MS = 2000;

/** Runs something once the page has loaded and the browser has nothing better to do. */
export function whenSettled(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}

/** Runs something in the browser's first idle moment. Safari does not tell of one: there it waits a little. */
export function whenIdle(run: () => void): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback === undefined) setTimeout(run, AT_LATEST_MS);
  else requestIdleCallback(run, { timeout: AT_LATEST_MS });
}
