import { isPortalPage } from './addresses.ts';
import { readBrandName } from './config-route.ts';
import { type Notice, readNotice } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

const NAME = 'Portal Fidelidade';

/** Handles push messages of this worker's subscription; the push SDK has a worker under `push/` (docs/DEPLOY.md). */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    // Browsers revoke the permission when a message shows nothing.
    event.waitUntil(show(readNotice(event.data?.text() ?? null, self.registration.scope)));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data = event.notification.data as { url?: unknown } | null;
    // Notifications of other scripts are theirs to handle.
    if (typeof data?.url === 'string') event.waitUntil(open(data.url));
  });
}

async function show({ title, body, tag, image, url }: Notice): Promise<void> {
  const options = {
    body,
    lang: 'pt-BR',
    icon: 'icons/icon-192.png',
    badge: 'icons/badge-96.png',
    data: { url },
    ...(tag === null ? {} : { tag }),
    ...(image === null ? {} : { image }),
  };
  await self.registration.showNotification(title ?? (await readBrandName()) ?? NAME, options);
}

/** Focuses the open tab or opens a new one. In an open tab only the hash changes, so nothing is reloaded. */
async function open(url: string): Promise<void> {
  const { scope } = self.registration;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((client) => isPortalPage(client.url, scope));
  if (tab === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  const front = await tab.focus();
  const { hash } = new URL(url);
  if (hash === '') return;
  const address = new URL(front.url);
  address.hash = hash;
  // A tab that this worker does not control cannot be navigated.
  await front.navigate(address.href).catch(async () => self.clients.openWindow(url));
}
