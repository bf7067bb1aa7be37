// Functions that run inside a page, without this file's scope.

/** Whether the answer is on the page: a heading, cell, button, link, option or picture with this text. */
export function isThere(words) {
  const places = globalThis.document.querySelectorAll('body :is(h1, h2, h3, h4, td, button, a, option, img)');
  return [...places].some(({ textContent, alt }) => textContent.trim() === words || alt === words);
}

/** @returns {{ script: number, bytes: number }} as transferred by the page, without the worker */
export function bytesOf() {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sum = (entries) => entries.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return { script: sum(all.filter(({ name }) => /\.js(\?|$)/.test(name))), bytes: sum(all) };
}

/** Records interactions of 16 ms and more, from input to paint. */
export function watchInteractions() {
  globalThis.interactions = [];
  new globalThis.PerformanceObserver((seen) => {
    for (const { startTime: start, duration, interactionId } of seen.getEntries())
      if (interactionId > 0) globalThis.interactions.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Counts React's commits from the page's first script on, by the hook that React looks for. */
export function watchCommits() {
  globalThis.commits = 0;
  const hook = {
    supportsFiber: true,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberRoot: () => (globalThis.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** @returns {number} by `watchCommits` */
export function countCommits() {
  return globalThis.commits;
}

/** Offers the installation once the page has loaded, as a browser does. */
export function offerInstall() {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(),
    userChoice: new Promise(() => undefined),
  });
  globalThis.addEventListener('load', () => setTimeout(() => globalThis.dispatchEvent(offer)));
}
