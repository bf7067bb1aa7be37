import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { KEPT_CONFIG } from '../lib/deployment/kept-config.ts';
import { nameInFolder } from '../lib/deployment/folder.ts';
import { keptCopy } from './kept-copy.ts';
import { refreshPageHeaders } from './page-route.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = nameInFolder('portal-config', self.registration.scope);
/** A signal that is there but carries nothing: the kept configuration then starts the portal. */
const PATIENCE_S = 3;

/** `config.json`, from the network whenever there is one: it may name another provider since the last visit. */
export function addConfigRoute(): void {
  const address = addressOfConfig();
  const strategy = new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [onlyGood, onlyInForce],
  });
  registerRoute(({ url }) => url.href === address, strategy);
  // On the first visit the page asked before the worker existed: fetch it now, so that the next visit finds it offline.
  self.addEventListener('install', (event) => {
    const request = new Request(address, { cache: 'no-cache' });
    event.waitUntil(strategy.handle({ event, request }).catch(() => undefined));
  });
}

/** The brand's name as the last visit knew it. */
export async function readBrandName(): Promise<string | null> {
  try {
    const kept = await caches.match(addressOfConfig(), { cacheName: CACHE });
    const config = (await kept?.json()) as { brand?: { name?: unknown } } | undefined;
    const name = config?.brand?.name;
    return typeof name === 'string' && name !== '' ? name : null;
  } catch {
    return null;
  }
}

/** Whether a text is a configuration, as far as the worker can tell. */
function isConfig(text: string): boolean {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  } catch {
    return false;
  }
}

/** What a server in trouble sends, or the page of a network that asks to sign in, is none: the kept one counts. @rule R169 */
const onlyGood: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.ok && isConfig(await response.clone().text())) return response;
    const kept = await caches.match(addressOfConfig(), { cacheName: CACHE });
    // On a first visit the page says what is broken.
    return kept === undefined
      ? response
      : new Response(await kept.blob(), {
          headers: { 'content-type': 'application/json', [KEPT_CONFIG]: '1' },
        });
  },
};

/**
 * What is no JSON is shown as broken by the page, and never takes the place of what worked. What differs from the kept one
 * is kept when the page's headers have followed it: else the next visit would find no difference, and they never would.
 */
const onlyInForce: WorkboxPlugin = {
  async cacheWillUpdate({ response, event }) {
    if (response.status !== 200 || response.headers.has(KEPT_CONFIG)) return null;
    try {
      const text = await response.clone().text();
      if (!isConfig(text)) return null;
      const kept = await caches.match(addressOfConfig(), { cacheName: CACHE });
      // At the first installation the page is as new as the configuration.
      const isSame = kept === undefined ? event.type === 'install' : (await kept.text()) === text;
      return isSame || (await refreshPageHeaders()) ? await keptCopy(response) : null;
    } catch {
      return null;
    }
  },
};

function addressOfConfig(): string {
  return new URL('config.json', self.registration.scope).href;
}
