import type { Hosts } from '../../lib/http/request.ts';
import { KEPT_CONFIG } from '../../lib/deployment/kept-config.ts';
import { decoded } from '../../lib/http/decoded.ts';
import { isFreeHeaderName } from '../../lib/http/header-name.ts';

/** What a deployment decides, read at start from `config.json` beside the page. @rule C1 */
export interface PortalConfig extends Hosts {
  /** Null: stores and purchases are not filtered by format. @rule R51 */
  storeFormatId: string | null;
  /** Null: no top banner. */
  bannerFormatId: string | null;
  footerBannerFormatId: string;
  campaignGroupId: string;
  /** Null: without tiles; false: no map at all, none of its code is loaded. */
  map: { tileUrl: string; attribution: string } | null | false;
  push: { sdkUrl: string; appId: string } | null;
  features: Features;
  /** How the customer's code is drawn for the till's scanner; read where it is drawn. @rule R92 */
  till: Readonly<Record<string, unknown>>;
  /** The file as it stands, for what is read where it is shown. */
  raw: Readonly<Raw>;
  brand: Brand;
  /** Kept from an earlier start: the server's own is not there, or broken. @rule R169 */
  isKept?: true;
}

/** A feature beyond the specification: `false` leaves it out, anything else leaves it on. DEPLOY has their table. @rule R89 */
export type Feature =
  | 'accessibility'
  | 'activateAll'
  | 'cnpjLetters'
  | 'dataCopy'
  | 'deviceWipe'
  | 'directions'
  | 'expiring'
  | 'exports'
  | 'favouriteStore'
  | 'lastKnown'
  | 'leaveQuestion'
  | 'monthlySavings'
  | 'nearby'
  | 'offerSearch'
  | 'sessionNotice'
  | 'shoppingList'
  | 'storeSearch'
  | 'themes'
  | 'tillCode'
  | 'updateNotice'
  | 'voucherCode';

/** As `config.json` has them, `exports` by its former name too; what is not known here is not looked at. */
export type Features = Readonly<Partial<Record<Feature | 'spreadsheet', unknown>>>;

/** The white label: everything that tells one provider's portal from another's. */
export interface Brand {
  name: string;
  shortName: string;
  logoUrl: string | null;
  primaryColor: string | null;
  privacyMailbox: string | null;
}

/** `config.json` is missing, is no JSON, or a value has the wrong form; the message names the key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Raw = Record<string, unknown>;

const AGAIN_MS = 60_000;

let pending: Promise<PortalConfig> | null = null;

/** The one fetch of `config.json`, made again once when it is lost; every caller shares its answer. Rejects with `ConfigError`. */
export function loadConfig(): Promise<PortalConfig> {
  pending ??= fetchConfig();
  return pending;
}

async function fetchConfig(): Promise<PortalConfig> {
  const ask = () => fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  // One lost request must not be the end of the start.
  const response = await ask().catch(ask);
  if (!response.ok) throw new ConfigError(`config.json: HTTP ${response.status}`);
  let raw: unknown;
  try {
    raw = JSON.parse(await decoded(response));
  } catch {
    throw new ConfigError('config.json: not JSON');
  }
  const config = readConfig(raw, location.hostname);
  if (!response.headers.has(KEPT_CONFIG)) return config;
  // The worker keeps it for the next start, as soon as the server has it again.
  setInterval(() => void ask().catch(() => undefined), AGAIN_MS);
  return { ...config, isKept: true };
}

/** Validates the file's content and fills the defaults. Throws `ConfigError` naming the key. */
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

const broken = (key: string, words: string) => new ConfigError(`config.json: ${key} ${words}`);

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(raw: Raw, key: string): string | null {
  const value = raw[key] ?? '';
  if (typeof value !== 'string') throw broken(key, 'is not text');
  return value.trim() || null;
}

/** Identifiers come as text or as a number. */
function id(raw: Raw, key: string): string | null {
  const value = raw[key];
  return typeof value === 'number' ? String(value) : text(raw, key);
}

function headerName(raw: Raw, key: string): string | null {
  const value = text(raw, key);
  if (value !== null && !isFreeHeaderName(value)) throw broken(key, 'cannot be sent in a header');
  return value;
}

/** '' without one. What no browser can send would look like a network that is down. */
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

/** Empty when there is none. */
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
