import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { IMAGEM_GUARDADA } from '../lib/imagem-guardada.ts';

const MOST = 80;
const DAYS = 14;

const limits = new ExpirationPlugin({
  maxEntries: MOST,
  maxAgeSeconds: DAYS * 86_400,
  purgeOnQuotaError: true,
});

/**
 * Pictures of offers, leaflets and banners, wherever they lie: shown from here, and asked for again in the background,
 * because a picture may change under its name, and of a foreign one nobody sees whether it is an error.
 */
export function addImageRoute(): void {
  registerRoute(
    ({ request }) => request.destination === 'image' && request.referrerPolicy === IMAGEM_GUARDADA,
    new StaleWhileRevalidate({
      cacheName: 'portal-images',
      plugins: [limits as WorkboxPlugin],
    }),
  );
}
