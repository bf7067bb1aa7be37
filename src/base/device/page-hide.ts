/**
 * Whether this page is unloaded or in the back-forward cache. It stays hidden (`first-paint.css`) and writes nothing until
 * it has read the session again.
 */
export function isPageHidden(): boolean {
  return 'away' in document.documentElement.dataset;
}

/**
 * Hides the page on `pagehide`, and shows a restored page only to the same customer.
 * @param token reads the stored token; null: signed out
 * @param mayStay whether the restored place may be shown
 * @param onReturn runs first when the page is restored
 */
export function watchPageHide(
  token: () => string | null,
  mayStay: () => boolean,
  onReturn: () => void,
): void {
  const { dataset } = document.documentElement;
  let left: string | null = null;
  addEventListener('pagehide', () => {
    left = token();
    dataset.away = '';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    onReturn();
    if (left !== null && token() === left && mayStay()) delete dataset.away;
    // A reload drops everything of another customer from memory, calls in flight included.
    else location.reload();
    // The page outlives the session; the token must not. @rule R82
    left = null;
  });
}

export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => visit.type === 'reload');
