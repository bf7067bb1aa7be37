import { addressOf, headersOf, type Host, pathOf, type Query } from '../../lib/http/request.ts';
import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { KEEPABLE_PICTURE } from '../../lib/imagens/keepable-picture.ts';
import { safeImageUrl } from '../../lib/rotas/link.ts';
import type { PortalConfig } from './config.ts';

/** An answer that nobody came for is not the app's any more: it would be shown as fresh. */
const FRESH_MS = 30_000;

const sent = new Map<string, Promise<Response>>();

const keyOf = (address: string, token: string | null) => `${token}\n${address}`;

/**
 * Sends the home's first calls while the app's code is on its way (docs/adr/0014), and shows the first banner in the
 * pre-rendered frame. Runs in the page's own script. Each answer is for whoever asks first, with the same token.
 */
export function prefetchHome(config: PortalConfig, token: string): void {
  const ask = (
    path: ReadPath,
    query: Query = {},
    to: Host = 'main',
    at = '',
    seen: (answer: Response) => unknown = Boolean,
  ) => {
    const own = to === 'main' ? token : null;
    const address = addressOf(config, to, pathOf(path, at), query);
    const answer = fetch(address, {
      headers: headersOf(config, to, own),
      cache: own === null ? 'default' : 'no-store',
    });
    sent.set(keyOf(address, own), answer);
    // The caller that takes the answer handles the failure; until then it must not count as unhandled.
    answer.then(seen, Boolean);
  };
  const { bannerFormatId, storeFormatId } = config;
  if (bannerFormatId !== null) {
    const seen = (answer: Response) => void showBanner(answer.clone());
    ask('/api/app/banners/*', {}, 'public', bannerFormatId, seen);
  }
  ask('/api/empresas');
  ask('/api/pessoa');
  ask('/api/cupom/totaldesconto', { idEmpFormato: storeFormatId });
  ask('/api/contacorrente/saldo');
  setTimeout(() => sent.clear(), FRESH_MS);
}

/** The answer to a call that was sent ahead with this token; undefined when there is none, or it was taken. */
export function takePrefetched(address: string, token: string | null): Promise<Response> | undefined {
  const key = keyOf(address, token);
  const answer = sent.get(key);
  sent.delete(key);
  return answer;
}

/** The first banner in the frame's place for it, where the home will show the same picture. */
async function showBanner(answer: Response): Promise<void> {
  let level: unknown = answer.ok ? await answer.json().catch(Boolean) : null;
  while (typeof level === 'object' && level !== null && 'data' in level) level = level.data;
  if (!Array.isArray(level)) return;
  const [image] = level.flatMap(
    (banner: { url?: unknown } | null) => safeImageUrl(banner?.url, answer.url) ?? [],
  );
  const place = document.querySelector('.first-banner');
  if (image === undefined || place === null) return;
  const picture = new Image();
  picture.referrerPolicy = KEEPABLE_PICTURE;
  picture.fetchPriority = 'high';
  picture.src = image;
  place.append(picture);
}
