/**
 * Whether this page has been put away: it is unloaded, or in the back-forward cache, and not shown again before it has
 * read the session anew. Until then it is not seen (`first-paint.css`) and writes nothing.
 */
export function isPageHidden(): boolean {
  return 'away' in document.documentElement.dataset;
}

/**
 * Hides the page whenever it is put away, and shows it again only for the customer whom it was showing.
 * @param token reads the token that is stored; null: nobody is signed in, or not any more
 * @param mayStay whether the place may be shown as it was left
 * @param onReturn runs first when the page comes back from the back-forward cache
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
    // Whatever of another customer is in this page's memory, its calls included, goes with it.
    else location.reload();
    // The page outlives the session, and the token must not. @rule R82
    left = null;
  });
}
