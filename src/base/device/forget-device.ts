import { ofFolder } from '../start/folder.ts';
import { forgetStoredSession } from './forget-customer.ts';

/** Prefixes of the portal's keys and caches, two of which differ. The session's keys are not included. @rule S2.3, S3.2 */
const PORTAL_NAME = /^(portal(?!\.(user|token)\b)|(conteudoTermo|install)(@|$))/;

/** Whether a key or cache is this portal's, not that of another folder of the host. @rule R170 */
const isOfFolder = (name: string) => PORTAL_NAME.test(name) && name === ofFolder(name.split('@')[0] ?? '');

/** A cache that hangs must keep nobody from leaving. */
const TIMEOUT_MS = 1000;

/**
 * Deletes everything the portal stores in this browser. Other applications of the host keep theirs.
 * @returns resolves when all is deleted, or after a second
 */
export async function forgetDevice(): Promise<void> {
  forgetStoredSession();
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      forgetKeys(storage());
    } catch {
      // Storage is forbidden: nothing was stored.
    }
  }
  await Promise.race([forgetCaches(), new Promise((go) => setTimeout(go, TIMEOUT_MS))]);
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Only the worker knows when each picture was shown. Not `controller`: a hard reload has none.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const worker = await container?.getRegistration().catch(() => undefined);
  worker?.active?.postMessage('forget pictures');
  for (const name of await caches.keys().catch(() => [])) {
    if (isOfFolder(name)) await caches.delete(name).catch(() => false);
  }
}

function forgetKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (isOfFolder(key)) storage.removeItem(key);
  }
}
