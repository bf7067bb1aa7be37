import { ConfigError, type PortalConfig, readConfig } from '../../lib/deployment/config.ts';
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
  | 'bottomBar'
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

/** Fetches `config.json` once for all callers, with one retry when it is lost. Rejects with `ConfigError`. */
export function loadConfig(): Promise<PortalConfig> {
  pending ??= fetchConfig();
  return pending;
}

async function fetchConfig(): Promise<PortalConfig> {
  const ask = () => fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  // A lost request must not end the start.
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
  // The worker caches it for the next start.
  setInterval(() => void ask().catch(() => undefined), AGAIN_MS);
  return { ...config, isKept: true };
}
