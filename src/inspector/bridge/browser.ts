let isHidden = false;

/** The page is to think that nobody sees it. */
export const isPageHidden = (): boolean => isHidden;

/** Hides the page from itself, as when its tab goes behind another or the device is locked; or shows it. */
export function hidePage(on: boolean): void {
  isHidden = on;
  const state = on ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => on });
  document.dispatchEvent(new Event('visibilitychange'));
}
