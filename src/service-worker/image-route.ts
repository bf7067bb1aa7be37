import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { nameInFolder } from '../lib/deployment/config.ts';
import { isOfSources } from '../lib/deployment/content-policy.ts';
import { KEEPABLE_PICTURE } from '../lib/rotas/link.ts';

/** Injected per deployment (`workerOf` of lib/deployment/deployment): another list is another worker. */
declare const self: ServiceWorkerGlobalScope & { pictureSources?: readonly string[] };

const CACHE = nameInFolder('portal-images', self.registration.scope);
const MAX_IMAGES = 80;
const DAYS = 14;

/** One picture per address: `Vary` is ignored, so that deleting by address works. */
const matchOptions = { ignoreVary: true };

const limits = new ExpirationPlugin({
  matchOptions,
  maxEntries: MAX_IMAGES,
  maxAgeSeconds: DAYS * 86_400,
  purgeOnQuotaError: true,
});

/** Errors and pages are not cached; foreign responses are opaque. @rule R169 */
const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.type === 'opaque') return response;
    const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
    return response.status === 200 && isPicture ? response : null;
  },
};

/**
 * Pictures of offers, leaflets and banners: stale-while-revalidate, because a picture may change under its name. Only from
 * our own host and those in `config.json`; the worker's policy blocks others.
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

/** Deletes the cached pictures and their expiry records. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, { maxEntries: MAX_IMAGES }).delete();
}
