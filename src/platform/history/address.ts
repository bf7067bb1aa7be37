/**
 * Calls back when the address changes, also while the next screen is still on its way.
 * @returns the way to stop listening
 */
export function onAddressChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
