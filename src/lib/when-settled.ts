/** The timeout, before the carousel's first move. */
const AT_LATEST_MS = 2000;

/** Runs once the page has loaded and the browser is idle; returns a canceller. */
export function whenSettled(run: () => void): () => void {
  return document.readyState === 'complete' ? whenIdle(run) : whenIdleAfter('load', run);
}

/** Runs in the first idle moment after the page has scrolled; returns a canceller. */
export const whenScrolled = (run: () => void): (() => void) => whenIdleAfter('scroll', run);

function whenIdleAfter(event: 'load' | 'scroll', run: () => void): () => void {
  let stop = () => removeEventListener(event, wait);
  const wait = () => (stop = whenIdle(run));
  addEventListener(event, wait, { once: true });
  return () => stop();
}

const waiting = new Set<() => void>();
let cancel: (() => void) | null = null;

/** Runs in the first idle moment, in one task with whatever else waits for it; returns a canceller. */
export function whenIdle(run: () => void): () => void {
  const entry = () => run();
  waiting.add(entry);
  cancel ??= askForIdle(() => {
    cancel = null;
    const all = [...waiting];
    waiting.clear();
    for (const each of all) each();
  });
  return () => {
    waiting.delete(entry);
    if (waiting.size > 0) return;
    cancel?.();
    cancel = null;
  };
}

/** Safari lacks idle callbacks: a short timeout. */
function askForIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback === undefined || cancelIdleCallback === undefined) {
    const timer = setTimeout(run, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(asked);
}
