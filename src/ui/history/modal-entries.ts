let first: ((event: PopStateEvent) => void) | null = null;

/** The number of modals of the current history entry (use-back-closes). */
export const modalsInEntry = (): number => (history.state as { modal?: number } | null)?.modal ?? 0;

/**
 * Listens to address changes before the router: on `window` listeners run in order of registration. Call it before the
 * router mounts.
 */
export function listenBeforeRouter(): void {
  // A reload closes modals but keeps their history entries: steps back over them.
  if (modalsInEntry() > 0) history.go(-modalsInEntry());
  addEventListener('popstate', (event) => {
    first?.(event);
    // From here on an entry without state is a newly entered address.
    if (!history.state) history.replaceState({ idx: 0 }, '');
  });
}

/** The route link of a plain click; null for other clicks and for links that open elsewhere. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (!link || event.defaultPrevented || link.target !== '') return null;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ? null : link;
}

/** Sets the one listener that runs first; null removes it. */
export function listenFirst(listener: ((event: PopStateEvent) => void) | null): void {
  first = listener;
}
