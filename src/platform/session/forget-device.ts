import { forgetStoredSession } from './forget-customer.ts';

/** Keys of the portal that do not begin with its name (S2.3, S3.2). */
const NAMED = ['conteudoTermo', 'install'];
const PREFIX = 'portal.';

/**
 * Deletes what the portal keeps in this browser: session, preferences of the page, drafts, stored answers. Other
 * applications of the same address keep theirs.
 */
export async function forgetDevice(): Promise<void> {
  forgetStoredSession();
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      forgetKeys(storage());
    } catch {
      // Forbidden in this browser: nothing was kept.
    }
  }
  if (!('caches' in globalThis)) return;
  // The worker alone has the notes of when each picture was shown. Not the page's `controller`: loaded anew past it, a page has none.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const worker = await container?.getRegistration().catch(() => undefined);
  worker?.active?.postMessage('forget pictures');
  for (const name of await caches.keys().catch(() => [])) {
    if (name.startsWith('portal')) await caches.delete(name).catch(() => false);
  }
}

function forgetKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) || NAMED.includes(key)) storage.removeItem(key);
  }
}
