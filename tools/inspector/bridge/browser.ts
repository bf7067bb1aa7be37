let isHidden = false;

export const isPageHidden = (): boolean => isHidden;

/** Simulates a hidden page, as in a background tab or on a locked device; off: the browser's own visibility. */
export function hidePage(on: boolean): void {
  isHidden = on;
  for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' }))
    if (on) Object.defineProperty(document, name, { configurable: true, value });
    else Reflect.deleteProperty(document, name);
  document.dispatchEvent(new Event('visibilitychange'));
}

// Missing without HTTPS, although its type says otherwise.
const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const plain = container?.register.bind(container);

/** Makes the portal register the controlling worker's address, which may be a version that QA has offered. */
export function keepNewestWorker(): void {
  if (container === undefined || plain === undefined) return;
  container.register = async (script, options) => plain(container.controller?.scriptURL ?? script, options);
}

/**
 * Registers the same worker under another address: for the browser a new version, which waits until the customer accepts it.
 * @returns the reason why it cannot, else null
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
