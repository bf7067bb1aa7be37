import type { WorkboxPlugin } from 'workbox-core/types.js';
import { keptCopy } from './kept-copy.ts';

const TYPE = 'content-type';
const SCRIPT = 'text/javascript; charset=utf-8';
/** A type that no server sends: marks scripts stored here. */
const PUT_ASIDE = 'application/x.portal-script';

/**
 * Stores scripts as bytes during installation and as scripts from their first use on: Chromium compiles whatever is cached
 * as a script during an installation (docs/adr/0045).
 */
export const compiledWhenUsed: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    keptCopy(response, /\bjavascript\b/.test(response.headers.get(TYPE) ?? '') ? PUT_ASIDE : undefined),

  async cachedResponseWillBeUsed({ cacheName, cachedResponse, request, event }) {
    // The next version's installation looks for unchanged files here: that is no use.
    if (cachedResponse?.headers.get(TYPE) !== PUT_ASIDE || event.type === 'install')
      return cachedResponse ?? null;
    const script = await keptCopy(cachedResponse, SCRIPT);
    const kept = script.clone();
    // Without room it stays bytes and is retried at the next use.
    const keeping = caches.open(cacheName).then(async (cache) => cache.put(request, kept));
    event.waitUntil(keeping.catch(() => undefined));
    return script;
  },
};
