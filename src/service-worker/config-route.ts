import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { readConfig, CACHED_CONFIG, nameInFolder } from '../lib/deployment/config.ts';
import { cachedCopy } from './cached-copy.ts';
import { refreshPageHeaders } from './page-route.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = nameInFolder('portal-config', self.registration.scope);
/** A connection without data: the cached configuration is used after this time. */
const TIMEOUT_S = 3;

/** `config.json`, network first: the deployment may have changed. */
export function addConfigRoute(): void {
  const address = addressOfConfig();
  const strategy = new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: TIMEOUT_S,
    plugins: [onlyGood, onlyInForce],
  });
  registerRoute(({ url }) => url.href === address, strategy);
  // On the first visit the page asked before the worker existed: fetched now for offline use.
  self.addEventListener('install', (event) => {
    const request = new Request(address, { cache: 'no-cache' });
    event.waitUntil(strategy.handle({ event, request }).catch(() => undefined));
  });
}

/** The brand's name of the last visit. */
export async function readBrandName(): Promise<string | null> {
  try {
    const cached = await caches.match(addressOfConfig(), { cacheName: CACHE });
    const config = (await cached?.json()) as { brand?: { name?: unknown } } | undefined;
    const name = config?.brand?.name;
    return typeof name === 'string' && name !== '' ? name : null;
  } catch {
    return null;
  }
}

/** Whether a text looks like a configuration. */
function isConfig(text: string): boolean {
  try {
    readConfig(JSON.parse(text), self.location.hostname);
    return true;
  } catch {
    return false;
  }
}

/** Error pages and captive portals are no configuration: the cached one is used. @rule R169 */
const onlyGood: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.ok && isConfig(await response.clone().text())) return response;
    const cached = await caches.match(addressOfConfig(), { cacheName: CACHE });
    // On a first visit the page shows the error.
    return cached === undefined
      ? response
      : new Response(await cached.blob(), {
          headers: { 'content-type': 'application/json', [CACHED_CONFIG]: '1' },
        });
  },
};

/**
 * Invalid JSON is shown as broken and never cached. A changed one is cached only after the page's headers were updated, or
 * they never would be.
 */
const onlyInForce: WorkboxPlugin = {
  async cacheWillUpdate({ response, event }) {
    if (response.status !== 200 || response.headers.has(CACHED_CONFIG)) return null;
    try {
      const text = await response.clone().text();
      if (!isConfig(text)) return null;
      const cached = await caches.match(addressOfConfig(), { cacheName: CACHE });
      // At the first installation the page is as new as the configuration.
      const isSame = cached === undefined ? event.type === 'install' : (await cached.text()) === text;
      return isSame || (await refreshPageHeaders()) ? await cachedCopy(response) : null;
    } catch {
      return null;
    }
  },
};

function addressOfConfig(): string {
  return new URL('config.json', self.registration.scope).href;
}
