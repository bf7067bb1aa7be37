let first: ((event: PopStateEvent) => void) | null = null;

/** How many modals the present entry of the history is of (use-back-closes). */
export const knownModals = (): number => (history.state as { modal?: number } | null)?.modal ?? 0;

/**
 * Listens to changes of the place ahead of the router: on `window` the order of registration decides, whatever
 * `capture` says. To be called before the router is mounted.
 */
export function listenBeforeRouter(): void {
  // The page was loaded anew while a modal was open: it is gone, its entry is not.
  if (knownModals() > 0) history.go(-knownModals());
  addEventListener('popstate', (event) => {
    first?.(event);
    // From now on only a new address comes without a state.
    if (!history.state) history.replaceState({ idx: 0 }, '');
  });
}

/** Sets the one listener that hears of a new place first; null: none. */
export function hearFirst(listener: ((event: PopStateEvent) => void) | null): void {
  first = listener;
}
