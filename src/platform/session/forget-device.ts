import { ofFolder } from '../start/own-folder.ts';
import { forgetStoredSession } from './forget-customer.ts';

/** What the portal names its keys and caches; two keys do not begin with its name. The session's two are not meant. @rule S2.3, S3.2 */
const OWN_NAME = /^(portal(?!\.(user|token)\b)|(conteudoTermo|install)(@|$))/;

/** Whether a key or a cache is this portal's, and not that of another folder of the host. @rule R170 */
const isOwn = (name: string) => OWN_NAME.test(name) && name === ofFolder(name.split('@')[0] ?? '');

/**
 * Deletes what the portal keeps in this browser: session, preferences of the page, drafts, stored answers. Other
 * applications of the same host keep theirs.
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
    if (isOwn(name)) await caches.delete(name).catch(() => false);
  }
}

function forgetKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (isOwn(key)) storage.removeItem(key);
  }
}
