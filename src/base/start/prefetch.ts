import type { Host } from '../../lib/contract/contract-call.ts';
import { addressOf, headersOf, pathOf, type Query } from '../../lib/http/request.ts';
import type { ReadPath } from '../../lib/contract/calls.ts';
import { KEEPABLE_PICTURE, safeImageUrl } from '../../lib/rotas/link.ts';
import type { PortalConfig } from '../../lib/deployment/config.ts';

/** Older answers are dropped: they would be shown as fresh. */
const FRESH_MS = 30_000;

const sent = new Map<string, Promise<Response>>();

const keyOf = (address: string, token: string | null) => `${token}\n${address}`;

/**
 * Prefetches the home's calls while the app's code loads (docs/adr/0014), and shows the first banner in the pre-rendered
 * frame. Part of the page's own script. An answer goes to the first caller with the same token.
 */
export function prefetchHome(config: PortalConfig, token: string): void {
  const ask = (
    path: ReadPath,
    query: Query = {},
    to: Host = 'main',
    at = '',
    seen: (answer: Response) => unknown = Boolean,
  ) => {
    const sentToken = to === 'main' ? token : null;
    const address = addressOf(config, to, pathOf(path, at), query);
    const answer = fetch(address, {
      headers: headersOf(config, to, sentToken),
      cache: sentToken === null ? 'default' : 'no-store',
    });
    sent.set(keyOf(address, sentToken), answer);
    // The caller handles a failure; until then it must not count as unhandled.
    answer.then(seen, () => undefined);
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

/** The prefetched answer for this token, once; undefined without one. */
export function takePrefetched(address: string, token: string | null): Promise<Response> | undefined {
  const key = keyOf(address, token);
  const answer = sent.get(key);
  sent.delete(key);
  return answer;
}

/** Shows the first banner in the frame, at its place on the home. */
async function showBanner(answer: Response): Promise<void> {
  // What is no JSON shows no banner; the app's own call says what failed.
  let level: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  while (typeof level === 'object' && level !== null && 'data' in level) level = level.data;
  if (!Array.isArray(level)) return;
  const [image] = level.flatMap(
    (banner: { url?: unknown } | null) => safeImageUrl(banner?.url, answer.url) ?? [],
  );
  const element = document.querySelector('.first-banner');
  if (image === undefined || element === null) return;
  const picture = new Image();
  picture.referrerPolicy = KEEPABLE_PICTURE;
  picture.fetchPriority = 'high';
  picture.src = image;
  element.append(picture);
}
