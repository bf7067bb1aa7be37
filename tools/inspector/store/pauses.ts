/** As long as a task of a long piece of work may be; the page stays quick. */
const SLICE_MS = 25;

/** For work in short tasks: the result, awaited now and then, lets the page breathe when it is time. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
