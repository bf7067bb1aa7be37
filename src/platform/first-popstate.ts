let first: ((event: PopStateEvent) => void) | null = null;

/**
 * Listens to changes of the place ahead of the router: on `window` the order of registration decides, whatever
 * `capture` says. To be called before the router is mounted.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => first?.(event));
}

/** Sets the one listener that hears of a new place first; null: none. */
export function hearFirst(listener: ((event: PopStateEvent) => void) | null): void {
  first = listener;
}
