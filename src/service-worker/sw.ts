import { setCatchHandler } from 'workbox-routing';
import { addConfigRoute } from './config-route.ts';
import { addImageRoute, forgetPictures } from './image-route.ts';
import { addPageRoute } from './page-route.ts';
import { listenToPush } from './push.ts';

/**
 * The worker of an installed portal (docs/adr/0007). It keeps the app's own files, `config.json` and public pictures,
 * and answers nothing else: a call of the API never passes through it, so no answer of one can be kept.
 */
declare const self: ServiceWorkerGlobalScope & {
  ownFiles: { url: string; revision: string | null; ofMap?: true }[];
  /** Written on top of this worker for a deployment (`workerOf` of lib/deployment/deployment). */
  withoutMap?: true;
};

addPageRoute(self.ownFiles.filter(({ ofMap }) => !(ofMap && self.withoutMap)));
addConfigRoute();
addImageRoute();
listenToPush();
// A cache that cannot be read (damaged, forbidden) would else keep the portal shut, with a network and without.
setCatchHandler(async ({ request }) => fetch(request));

self.addEventListener('message', (message: ExtendableMessageEvent) => {
  // A new version waits until the customer says so (machines/app-update), or until no tab is left.
  if (message.data === 'take over') void self.skipWaiting();
  if (message.data === 'forget pictures') message.waitUntil(forgetPictures());
});

// Takes over the first visit's page at once: it stays usable if the signal goes before the next visit.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
