/** However busy the browser is. Before the carousel's first turn, too. */
const AT_LATEST_MS = 2000;

/** Runs something once the page has loaded and the browser has nothing better to do; returns the way to stop. */
export function whenSettled(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run);
  let stop = () => removeEventListener('load', loaded);
  const loaded = () => (stop = whenIdle(run));
  addEventListener('load', loaded, { once: true });
  return () => stop();
}

/** Runs something in the browser's first idle moment; returns the way to stop. Safari has none: it waits a little there. */
export function whenIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback === undefined || cancelIdleCallback === undefined) {
    const timer = setTimeout(run, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(asked);
}
