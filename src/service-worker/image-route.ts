import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { nameInFolder } from '../lib/deployment/folder.ts';
import { isOfSources } from '../lib/deployment/content-policy.ts';
import { KEEPABLE_PICTURE } from '../lib/imagens/keepable-picture.ts';

/** Written on top of this worker for a deployment (`workerOf` of lib/deployment/deployment): another list is another worker. */
declare const self: ServiceWorkerGlobalScope & { pictureSources?: readonly string[] };

const CACHE = nameInFolder('portal-images', self.registration.scope);
const MOST = 80;
const DAYS = 14;

/** One picture an address, whatever its host varies it by: else what is taken out by its address alone would stay. */
const matchOptions = { ignoreVary: true };

const limits = new ExpirationPlugin({
  matchOptions,
  maxEntries: MOST,
  maxAgeSeconds: DAYS * 86_400,
  purgeOnQuotaError: true,
});

/** A page in a picture's place, or a failure, takes no picture's place; of a foreign one nobody sees what it is. @rule R169 */
const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.type === 'opaque') return response;
    const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
    return response.status === 200 && isPicture ? response : null;
  },
};

/**
 * Pictures of offers, leaflets and banners: shown from here, and asked for again in the background, because a picture may
 * change under its name, and of a foreign one nobody sees whether it is an error. Only of the portal's own host and those
 * that `config.json` names: any other's are left to the page, for this worker's policy lets it fetch none.
 */
export function addImageRoute(): void {
  const hosts = self.pictureSources ?? [];
  const isAllowed = (url: URL) => url.origin === self.location.origin || isOfSources(url, hosts);
  registerRoute(
    ({ request, url }) =>
      request.destination === 'image' && request.referrerPolicy === KEEPABLE_PICTURE && isAllowed(url),
    new StaleWhileRevalidate({
      cacheName: CACHE,
      matchOptions,
      plugins: [onlyPictures, limits as WorkboxPlugin],
    }),
  );
}

/** Deletes the kept pictures, and what is noted about when each was shown: it names their addresses. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, { maxEntries: MOST }).delete();
}
