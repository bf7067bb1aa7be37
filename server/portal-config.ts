import type { CspSources } from './http/security-headers.ts';
import { fieldsOf, readText } from './http/read.ts';
import { isFreeHeaderName } from '../src/lib/header-name.ts';

/** Ids that the demo data and the demo config.json share. */
export const DEMO = {
  storeFormatId: 1,
  expressFormatId: 2,
  bannerFormatId: 131,
  footerBannerFormatId: 133,
  campaignGroupId: 7,
  portalAppId: 'portal-clube-vizinhanca',
  portalSecretKey: 'demo-0d9b5c7e4f1a',
} as const;

/** The config.json of the demonstration: same origin for everything. */
export const DEMO_CONFIG = {
  mainApiUrl: '',
  publicApiUrl: '/api/public',
  personApiUrl: '',
  portalAppId: DEMO.portalAppId,
  portalSecretKey: DEMO.portalSecretKey,
  storeFormatId: DEMO.storeFormatId,
  bannerFormatId: DEMO.bannerFormatId,
  footerBannerFormatId: DEMO.footerBannerFormatId,
  campaignGroupId: DEMO.campaignGroupId,
  statesUrl: '/estados',
  pingUrl: '/ping',
  idempotencyHeader: 'Idempotency-Key',
  brand: {
    name: 'Clube Vizinhança',
    shortName: 'Vizinhança',
    primaryColor: '#0B6B3A',
    privacyMailbox: 'privacidade@clubevizinhanca.example',
  },
} as const;

/** What the server itself needs to know of the config.json that it serves. */
export interface PortalConfig {
  /** The file as served. */
  readonly text: string;
  readonly portalAppId: string;
  readonly portalSecretKey: string;
  /** In lower case: the header whose key makes a write happen once. */
  readonly idempotencyHeader: string;
  /** Foreign origins that the page must be allowed to reach. */
  readonly cspSources: CspSources;
}

/** Reads a config.json text; throws SyntaxError when it is not JSON, Error for a header name that cannot be one. */
export function readPortalConfig(text: string = JSON.stringify(DEMO_CONFIG, null, 2)): PortalConfig {
  const config = fieldsOf(JSON.parse(text));
  const urls = (...names: string[]) => names.map((name) => config[name]);
  const push = fieldsOf(config['push'])['sdkUrl'];
  const apis = urls('mainApiUrl', 'publicApiUrl', 'personApiUrl');
  const states = config['statesUrl'] ?? 'https://servicodados.ibge.gov.br/';
  const images = [fieldsOf(config['map'])['tileUrl'], fieldsOf(config['brand'])['logoUrl']];
  return {
    text,
    portalAppId: readText(config, 'portalAppId'),
    portalSecretKey: readText(config, 'portalSecretKey'),
    idempotencyHeader: headerOf(readText(config, 'idempotencyHeader')),
    cspSources: {
      'connect-src': origins([...apis, states, config['pingUrl'], push]),
      'img-src': origins([...apis, ...images]),
      'script-src': origins([push]),
    },
  };
}

function headerOf(name: string): string {
  if (name !== '' && !isFreeHeaderName(name))
    throw new Error('config.json: idempotencyHeader is no header name');
  return (name || DEMO_CONFIG.idempotencyHeader).toLowerCase();
}

/** The distinct foreign origins of addresses; `{s}` of a tile address becomes the wildcard `*`. */
function origins(addresses: readonly unknown[]): string[] {
  const found = addresses.flatMap((address) => {
    const [, scheme, host] =
      /^(https?:)\/\/([^/?#\s;,]+)/i.exec(typeof address === 'string' ? address : '') ?? [];
    return scheme === undefined || host === undefined
      ? []
      : [`${scheme}//${host.replace(/^\{[a-z]+\}/i, '*')}`.toLowerCase()];
  });
  return [...new Set(found)];
}
