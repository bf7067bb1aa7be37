import { readFileSync } from 'node:fs';
import leven from 'leven';
import type { DeploymentConfig } from '../../src/lib/deployment/deployment.ts';
import { type Feature, readConfig } from '../../src/lib/deployment/config.ts';

const FEATURES: Record<Feature | 'spreadsheet', true> = {
  accessibility: true,
  activateAll: true,
  bottomBar: true,
  cnpjLetters: true,
  dataCopy: true,
  deviceWipe: true,
  directions: true,
  expiring: true,
  exports: true,
  favouriteStore: true,
  foldOffers: true,
  keepList: true,
  lastKnown: true,
  leaveQuestion: true,
  monthlySavings: true,
  nearby: true,
  offerSearch: true,
  quickExchange: true,
  sessionNotice: true,
  shoppingList: true,
  spreadsheet: true,
  storeSearch: true,
  themes: true,
  tillCode: true,
  updateNotice: true,
  voucherCode: true,
  weekly: true,
};

/** The keys that the portal knows, by section; '' is the top level. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '': [
    'mainApiUrl',
    'publicApiUrl',
    'personApiUrl',
    'domain',
    'portalAppId',
    'portalSecretKey',
    'storeFormatId',
    'bannerFormatId',
    'footerBannerFormatId',
    'campaignGroupId',
    'features',
    'till',
    'accessibilityContact',
    'statesUrl',
    'pingUrl',
    'idempotencyHeader',
    'pictureHosts',
    'map',
    'push',
    'brand',
    'errorReportUrl',
  ],
  brand: ['name', 'shortName', 'logoUrl', 'primaryColor', 'privacyMailbox'],
  features: Object.keys(FEATURES),
  map: ['tileUrl', 'attribution'],
  push: ['sdkUrl', 'appId', 'hosts'],
  till: ['symbology'],
};

const ADDRESSES = ['mainApiUrl', 'publicApiUrl', 'personApiUrl', 'statesUrl', 'pingUrl', 'errorReportUrl'];
/** Without a scheme, as 'api.example/x', a browser resolves it relative to the page. */
const WITHOUT_SCHEME = /^(?:[\w-]+\.)+[\w-]+(?::\d+)?(?:\/|$)/;

export interface ConfigFile {
  readonly config: DeploymentConfig;
  /** Unknown keys, each with the known one that may be meant. */
  readonly notes: readonly string[];
}

/**
 * Reads a `config.json` more strictly than the portal, which ignores mistakes without a word.
 * @throws Error in one line for what the portal refuses or would misread
 * @rule C6.23
 */
export function readConfigFile(file: string): ConfigFile {
  const raw = parsed(readFileSync(file, 'utf8'));
  const { push } = readConfig(raw, '');
  if (push !== null && !(URL.canParse(push.sdkUrl) && new URL(push.sdkUrl).protocol === 'https:'))
    throw new Error('config.json: push.sdkUrl is no https: address');
  for (const key of ADDRESSES) {
    const address = raw[key];
    if (typeof address === 'string' && WITHOUT_SCHEME.test(address.trim()))
      throw new Error(`config.json: ${key} has no scheme: https://${address.trim()}`);
  }
  for (const [name, value] of Object.entries(sectionOf(raw, 'features')))
    if (typeof value !== 'boolean')
      throw new Error(`config.json: features.${name} is neither true nor false`);
  return { config: raw, notes: unknownIn(raw) };
}

function parsed(text: string): Record<string, unknown> {
  if (text.startsWith('\ufeff'))
    throw new Error('config.json begins with a byte order mark: save it as UTF-8 without one');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new Error(`config.json is no JSON (no comments, no comma at an end): ${why}`, { cause: error });
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Error('config.json: not an object');
  return raw as Record<string, unknown>;
}

function sectionOf(raw: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const section = name === '' ? raw : raw[name];
  return typeof section === 'object' && section !== null ? (section as Record<string, unknown>) : {};
}

function unknownIn(raw: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(KNOWN).flatMap(([section, known]) =>
    Object.keys(sectionOf(raw, section))
      .filter((key) => !known.includes(key))
      .map((key) => {
        const keyPath = section === '' ? key : `${section}.${key}`;
        const near = nearest(key, known);
        return `config.json: ${keyPath} is not known${near === undefined ? '' : `: is ${near} meant?`}`;
      }),
  );
}

/** The most similar known key, in whatever case; undefined if none is similar. */
function nearest(key: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => [leven(key.toLowerCase(), name.toLowerCase()), name] as const)
    .sort(([a], [b]) => a - b);
  return best !== undefined && best[0] <= Math.max(2, key.length / 3) ? best[1] : undefined;
}
