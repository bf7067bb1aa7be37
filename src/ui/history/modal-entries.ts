let first: ((event: PopStateEvent) => void) | null = null;

/** How many modals the present entry of the history is of (use-back-closes). */
export const knownModals = (): number => (history.state as { modal?: number } | null)?.modal ?? 0;

/**
 * Listens to changes of the address ahead of the router: on `window` the order of registration decides, whatever
 * `capture` says. To be called before the router is mounted.
 */
export function listenBeforeRouter(): void {
  // After a reload with a modal open the modal is gone but its history entry is still there: step back over it.
  if (knownModals() > 0) history.go(-knownModals());
  addEventListener('popstate', (event) => {
    first?.(event);
    // From here on an entry without a state can only be a newly entered address.
    if (!history.state) history.replaceState({ idx: 0 }, '');
  });
}

/** The link to a route that a plain click is on; null for any other click, and for a link that opens elsewhere. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (!link || event.defaultPrevented || link.target !== '') return null;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ? null : link;
}

/** Sets the one listener that hears of a new address first; null: none. */
export function hearFirst(listener: ((event: PopStateEvent) => void) | null): void {
  first = listener;
}
