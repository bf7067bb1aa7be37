/** What the browser does to a page, at QA's wish. */
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

// Typed as always present; without HTTPS it is missing.
const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const plain = container?.register.bind(container);

/** The portal's worker is registered under the address that it has by now. */
export function keepNewestWorker(): void {
  if (container === undefined || plain === undefined) return;
  container.register = async (script, options) => plain(container.controller?.scriptURL ?? script, options);
}

/**
 * Installs the same worker under another address: for the browser a new version, which waits until the customer takes it.
 * @returns why it cannot, else null
 */
export function offerVersion(): string | null {
  const script = container?.controller?.scriptURL;
  if (script === undefined || plain === undefined)
    return 'Nenhum service worker cuida desta página ainda: recarregue-a.';
  const next = new URL(script);
  next.searchParams.set('versao', String(Date.now()));
  void plain(next.href);
  return null;
}
