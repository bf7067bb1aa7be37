/**
 * Calls back when the address changes, also while the next screen is loading.
 * @returns an unsubscriber
 */
export function onAddressChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
