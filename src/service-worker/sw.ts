import { setCatchHandler } from 'workbox-routing';
import { addConfigRoute } from './config-route.ts';
import { addImageRoute, forgetPictures } from './image-route.ts';
import { addPageRoute } from './page-route.ts';
import { listenToPush } from './push.ts';

/**
 * The service worker (docs/adr/0007): caches the app's files, `config.json` and public pictures. Calls of the API bypass
 * it.
 */
declare const self: ServiceWorkerGlobalScope & {
  portalFiles: { url: string; revision: string | null; ofMap?: true }[];
  /** Injected per deployment (`workerOf` of lib/deployment/deployment). */
  withoutMap?: true;
};

addPageRoute(self.portalFiles.filter(({ ofMap }) => !(ofMap && self.withoutMap)));
addConfigRoute();
addImageRoute();
listenToPush();
// An unreadable cache must not block the portal.
setCatchHandler(async ({ request }) => fetch(request));

self.addEventListener('message', (message: ExtendableMessageEvent) => {
  // A new version waits for the customer (machines/app-update), or until no tab is open.
  if (message.data === 'take over') void self.skipWaiting();
  if (message.data === 'forget pictures') message.waitUntil(forgetPictures());
});

// Controls the first visit's page at once, so that it works offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
