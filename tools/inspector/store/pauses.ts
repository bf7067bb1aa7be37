/** Longest task of a long computation, so that the page stays responsive. */
const SLICE_MS = 25;

/** Splits a long computation into tasks: await the result often; it yields once SLICE_MS have passed. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
