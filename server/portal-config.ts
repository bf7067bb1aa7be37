import { fieldsOf, readText } from './http/wire/read.ts';
import { type DeploymentConfig, headersOf, manifestOf } from '../src/lib/deployment/deployment.ts';
import { isFreeHeaderName } from '../src/lib/deployment/config.ts';

/** Ids shared by the demo data and the demo config.json. */
export const DEMO = {
  storeFormatId: 1,
  expressFormatId: 2,
  bannerFormatId: 131,
  footerBannerFormatId: 133,
  campaignGroupId: 7,
  portalAppId: 'portal-clube-vizinhanca',
  portalSecretKey: 'demo-0d9b5c7e4f1a',
} as const;

/** The demonstration's config.json: same origin for everything. */
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

/** What the server needs of the served config.json. */
export interface ServedConfig {
  /** The file as served. */
  readonly text: string;
  readonly portalAppId: string;
  readonly portalSecretKey: string;
  /** The idempotency header, in lower case. */
  readonly idempotencyHeader: string;
}

/** Parses a config.json; throws SyntaxError for invalid JSON, Error for an invalid header name. */
export function readServedConfig(text: string = JSON.stringify(DEMO_CONFIG, null, 2)): ServedConfig {
  const config = fieldsOf(JSON.parse(text));
  return {
    text,
    portalAppId: readText(config, 'portalAppId'),
    portalSecretKey: readText(config, 'portalSecretKey'),
    idempotencyHeader: headerOf(readText(config, 'idempotencyHeader')),
  };
}

/** Builds what answers take from a config.json, to fail here. */
export function assertDeployable(text: string): void {
  const config = JSON.parse(text) as DeploymentConfig | null;
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new Error('config.json: not an object');
  headersOf("  Content-Security-Policy: img-src 'self'", config);
  manifestOf('{}', config);
}

function headerOf(name: string): string {
  if (name !== '' && !isFreeHeaderName(name))
    throw new Error('config.json: idempotencyHeader is no header name');
  return (name || DEMO_CONFIG.idempotencyHeader).toLowerCase();
}
