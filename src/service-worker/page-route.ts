import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPortalPage } from './addresses.ts';
import { compiledWhenUsed, cachedCopy, isPortalThatStarts } from './cached-copy.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = 'index.html';

/**
 * A missing file, an HTML fallback in its place, another's page, or one that could not start: the installation fails and is
 * retried at the next visit.
 */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isWhole = isPortalPage(request.url, self.registration.scope)
      ? await isPortalThatStarts(response.clone())
      : response.headers.get('content-type')?.includes('html') !== true;
    return response.ok && isWhole ? response : null;
  },
};

/** Precaches the app's files and answers every navigation from them. */
export function addPageRoute(files: { url: string; revision: string | null }[]): void {
  addPlugins([whole, compiledWhenUsed]);
  precacheAndRoute(files, { cleanURLs: false });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPortalPage(url.href, self.registration.scope),
    createHandlerBoundToURL(PAGE),
  );
}

/**
 * Refetches the page's response headers: they belong to the deployment and change with `config.json`, the files with the
 * build.
 * @returns false when the server did not send the page
 * @throws TypeError without a network
 */
export async function refreshPageHeaders(): Promise<boolean> {
  const key = getCacheKeyForURL(PAGE);
  if (key === undefined) return true;
  const cache = await caches.open(cacheNames.precache);
  const [cached, fresh] = await Promise.all([cache.match(key), fetch(PAGE, { cache: 'no-cache' })]);
  if (!fresh.ok) return false;
  // A copy: navigations refuse redirected responses.
  const copy = await cachedCopy(fresh);
  // Another text is another build, which comes with its own worker.
  if ((await copy.clone().text()) === (await cached?.text())) await cache.put(key, copy);
  return true;
}
