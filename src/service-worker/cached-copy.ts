import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * A copy of a response for the cache, with the given type or its own. Cache.match honours Vary; drop it so that precached
 * files match.
 */
export async function cachedCopy(response: Response, type?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('vary');
  if (type !== undefined) headers.set('content-type', type);
  return new Response(await response.blob(), { headers });
}

const TAG = '<script>';
/** The element in which the portal is drawn: the page of a firewall or captive portal lacks it. */
const ROOT = /\sid=["']?root["'\s>]/;

/**
 * Whether a page is the portal's and its policy allows its inline script. Between a release and the web server's reload it
 * may not: cached so, the portal would not start until the next release.
 * @param page read to its end
 * @returns true when the policy names no script hash
 * @rule R169
 */
export async function isPortalThatStarts(page: Response): Promise<boolean> {
  const policy = page.headers.get('content-security-policy') ?? '';
  const text = await page.text();
  const from = text.indexOf(TAG) + TAG.length;
  const script = text.slice(from, text.indexOf('</script>', from));
  if (!text.includes(TAG) || !ROOT.test(text)) return false;
  if (!policy.includes("'sha256-")) return true;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return policy.includes(`'sha256-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}'`);
}

const TYPE = 'content-type';
const SCRIPT = 'text/javascript; charset=utf-8';
/** A type that no server sends: marks scripts stored here. */
const PUT_ASIDE = 'application/x.portal-script';

/**
 * Stores scripts as bytes during installation and as scripts from their first use on: Chromium compiles whatever is cached
 * as a script during an installation (docs/adr/0002).
 */
export const compiledWhenUsed: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    cachedCopy(response, /\bjavascript\b/.test(response.headers.get(TYPE) ?? '') ? PUT_ASIDE : undefined),

  async cachedResponseWillBeUsed({ cacheName, cachedResponse, request, event }) {
    // The next version's installation looks for unchanged files here: that is no use.
    if (cachedResponse?.headers.get(TYPE) !== PUT_ASIDE || event.type === 'install')
      return cachedResponse ?? null;
    const script = await cachedCopy(cachedResponse, SCRIPT);
    const cached = script.clone();
    // Without room it stays bytes and is retried at the next use.
    const keeping = caches.open(cacheName).then(async (cache) => cache.put(request, cached));
    event.waitUntil(keeping.catch(() => undefined));
    return script;
  },
};
