import type { WorkboxPlugin } from 'workbox-core/types.js';
import { keptCopy } from './kept-copy.ts';

const TYPE = 'content-type';
const SCRIPT = 'text/javascript; charset=utf-8';
/** No type that a server gives: only what was put aside here becomes a script again. */
const PUT_ASIDE = 'application/x.portal-script';

/**
 * Scripts are kept as bytes while the worker is installed, and as scripts from their first use on. Chromium compiles whole what is
 * put into a cache as a script during an installation: every function of every screen, at once on the customer's phone,
 * and much more to read back at each start than what the start runs (docs/adr/0045).
 */
export const compiledWhenUsed: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    keptCopy(response, /\bjavascript\b/.test(response.headers.get(TYPE) ?? '') ? PUT_ASIDE : undefined),

  async cachedResponseWillBeUsed({ cacheName, cachedResponse, request, event }) {
    // The installation of the next version looks here for files that are the same: that is no use.
    if (cachedResponse?.headers.get(TYPE) !== PUT_ASIDE || event.type === 'install')
      return cachedResponse ?? null;
    const script = await keptCopy(cachedResponse, SCRIPT);
    const kept = script.clone();
    // Without room it stays as bytes, and is tried again at its next use.
    const keeping = caches.open(cacheName).then(async (cache) => cache.put(request, kept));
    event.waitUntil(keeping.catch(() => undefined));
    return script;
  },
};
