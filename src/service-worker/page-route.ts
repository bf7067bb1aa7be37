import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPortalPage } from './addresses.ts';
import { compiledWhenUsed } from './compiled-when-used.ts';
import { keptCopy } from './kept-copy.ts';
import { allowsOwnScript } from './own-policy.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = 'index.html';

/**
 * A file that is missing (or a page in its place, as a server for single-page apps gives), or a page that could not start:
 * this version is not installed, and is tried again with the next visit.
 */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isWhole = isPortalPage(request.url, self.registration.scope)
      ? await allowsOwnScript(response.clone())
      : response.headers.get('content-type')?.includes('html') !== true;
    return response.ok && isWhole ? response : null;
  },
};

/** Keeps the app's own files, and answers every visit of the portal's page from them. */
export function addPageRoute(files: { url: string; revision: string | null }[]): void {
  addPlugins([whole, compiledWhenUsed]);
  precacheAndRoute(files, { cleanURLs: false });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPortalPage(url.href, self.registration.scope),
    createHandlerBoundToURL(PAGE),
  );
}

/**
 * Takes the page's response headers anew. The files belong to the build, but the headers to the deployment: its policy
 * follows `config.json`, and the page that was kept would be shown under the old one until the next build.
 * @returns false when the server did not give the page
 * @throws TypeError without a network
 */
export async function refreshPageHeaders(): Promise<boolean> {
  const key = getCacheKeyForURL(PAGE);
  if (key === undefined) return true;
  const cache = await caches.open(cacheNames.precache);
  const [kept, fresh] = await Promise.all([cache.match(key), fetch(PAGE, { cache: 'no-cache' })]);
  if (!fresh.ok) return false;
  // A copy: a navigation takes no redirected answer.
  const copy = await keptCopy(fresh);
  // Another text is another build: that one comes with its own worker.
  if ((await copy.clone().text()) === (await kept?.text())) await cache.put(key, copy);
  return true;
}
