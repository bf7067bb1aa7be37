import type { Hosts } from '../http/request.ts';

/** The deployment's configuration, read at start from `config.json` beside the page. @rule C1 */
export interface PortalConfig extends Hosts {
  /** Null: stores and purchases of every format. @rule R51 */
  storeFormatId: string | null;
  /** Null: no top banner. */
  bannerFormatId: string | null;
  footerBannerFormatId: string;
  campaignGroupId: string;
  /** Null: no tiles; false: no map, and its code is not loaded. */
  map: { tileUrl: string; attribution: string } | null | false;
  push: { sdkUrl: string; appId: string } | null;
  /** Where unexpected failures and web vitals are sent; null: nowhere. */
  errorReportUrl: string | null;
  features: Features;
  /** How the customer's code is drawn; validated where it is drawn. @rule R92 */
  till: Readonly<Record<string, unknown>>;
  /** The raw file, for keys validated where they are used. */
  raw: Readonly<Raw>;
  brand: Brand;
  /** From an earlier start: the server's is missing or broken. @rule R169 */
  isCached?: true;
}

/** Optional features: `false` switches one off. Listed in docs/deploy/CONFIG.md. @rule R89 */
export type Feature =
  | 'accessibility'
  | 'activateAll'
  | 'bottomBar'
  | 'cnpjLetters'
  | 'dataCopy'
  | 'deviceWipe'
  | 'directions'
  | 'expiring'
  | 'exports'
  | 'favouriteStore'
  | 'foldOffers'
  | 'keepList'
  | 'lastKnown'
  | 'leaveQuestion'
  | 'monthlySavings'
  | 'nearby'
  | 'offerSearch'
  | 'quickExchange'
  | 'sessionNotice'
  | 'shoppingList'
  | 'storeSearch'
  | 'themes'
  | 'tillCode'
  | 'updateNotice'
  | 'voucherCode'
  | 'weekly';

/** As in `config.json`, `exports` also by its former name; unknown keys are ignored. */
export type Features = Readonly<Partial<Record<Feature | 'spreadsheet', unknown>>>;

/** The white label: all that differs between providers. */
export interface Brand {
  name: string;
  shortName: string;
  logoUrl: string | null;
  primaryColor: string | null;
  privacyMailbox: string | null;
}

/** `config.json` is missing, invalid JSON, or has an invalid value; the message names the key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Raw = Record<string, unknown>;

/** Validates the file and fills defaults. Throws `ConfigError` naming the key. */
export function readConfig(raw: unknown, hostname: string): PortalConfig {
  if (!isRaw(raw)) throw new ConfigError('config.json: not an object');
  const mainApiUrl = trimSlash(text(raw, 'mainApiUrl') ?? '');
  return {
    mainApiUrl,
    publicApiUrl: trimSlash(text(raw, 'publicApiUrl') ?? '/api/public'),
    personApiUrl: trimSlash(text(raw, 'personApiUrl') ?? ''),
    domain: headerValue(raw, 'domain') || hostname,
    portalAppId: headerValue(raw, 'portalAppId'),
    portalSecretKey: headerValue(raw, 'portalSecretKey'),
    storeFormatId: id(raw, 'storeFormatId'),
    bannerFormatId: id(raw, 'bannerFormatId'),
    footerBannerFormatId: id(raw, 'footerBannerFormatId') ?? '133',
    campaignGroupId: id(raw, 'campaignGroupId') ?? '7',
    statesUrl: text(raw, 'statesUrl'),
    pingUrl: text(raw, 'pingUrl') ?? `${mainApiUrl}/ping`,
    idempotencyHeader: headerName(raw, 'idempotencyHeader'),
    map:
      raw['map'] !== false &&
      section(raw, 'map', (map) => ({
        tileUrl: required(map, 'tileUrl', 'map'),
        attribution: text(map, 'attribution') ?? '',
      })),
    push: section(raw, 'push', (push) => ({
      sdkUrl: required(push, 'sdkUrl', 'push'),
      appId: required(push, 'appId', 'push', id),
    })),
    errorReportUrl: text(raw, 'errorReportUrl'),
    features: part(raw, 'features'),
    till: part(raw, 'till'),
    raw,
    brand: readBrand(part(raw, 'brand')),
  };
}

function readBrand(brand: Raw): Brand {
  const name = text(brand, 'name') ?? 'Portal Fidelidade';
  return {
    name,
    shortName: text(brand, 'shortName') ?? name,
    logoUrl: text(brand, 'logoUrl'),
    primaryColor: text(brand, 'primaryColor'),
    privacyMailbox: text(brand, 'privacyMailbox'),
  };
}

const broken = (key: string, problem: string) => new ConfigError(`config.json: ${key} ${problem}`);

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(raw: Raw, key: string): string | null {
  const value = raw[key] ?? '';
  if (typeof value !== 'string') throw broken(key, 'is not text');
  return value.trim() || null;
}

/** Ids may be text or numbers. */
function id(raw: Raw, key: string): string | null {
  const value = raw[key];
  return typeof value === 'number' ? String(value) : text(raw, key);
}

function headerName(raw: Raw, key: string): string | null {
  const value = text(raw, key);
  if (value !== null && !isFreeHeaderName(value)) throw broken(key, 'cannot be sent in a header');
  return value;
}

/** '' without one. An invalid header name would look like a network failure. */
function headerValue(raw: Raw, key: string): string {
  const value = id(raw, key) ?? '';
  if (/[^ -\xff]/.test(value)) throw broken(key, 'cannot be sent in a header');
  return value;
}

function required(raw: Raw, key: string, parent: string, read = text): string {
  const value = read(raw, key);
  if (value === null) throw broken(`${parent}.${key}`, 'is missing');
  return value;
}

function section<T>(raw: Raw, key: string, read: (section: Raw) => T): T | null {
  return (raw[key] ?? null) === null ? null : read(part(raw, key));
}

function part(raw: Raw, key: string): Raw {
  const value = raw[key] ?? {};
  if (!isRaw(value)) throw broken(key, 'is not an object');
  return value;
}

function trimSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** The folder of a page or worker script: `/`, `/clube/`. */
export const folderOf = (address: string): string => new URL('.', address).pathname;

/** A storage name that is unique per folder of the host; unprefixed at the root. @rule R170 */
export function nameInFolder(name: string, address: string): string {
  const folder = folderOf(address);
  return folder === '/' ? name : `${name}@${folder}`;
}

/** The worker's header for a cached configuration. @rule R169 */
export const CACHED_CONFIG = 'x-portal-kept';

/** Headers that the portal sets, that only the browser may set, or that it drops. */
const TAKEN_HEADERS =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie2?|date|dnt|domain|expect|host|keep-alive|origin|portal-.*|pragma|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|user-agent|via)$/i;

/**
 * Whether a configured header name is usable.
 * @param name at most 64 letters, digits, `-` and `_`
 */
export function isFreeHeaderName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name) && !TAKEN_HEADERS.test(name);
}
