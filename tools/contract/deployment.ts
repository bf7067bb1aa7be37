import { readConfig, type PortalConfig } from '../../src/lib/deployment/config.ts';
import type { HostsConfig } from '../../src/lib/deployment/content-policy.ts';

/** Loopback, which browsers trust without https. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A run's options. */
export interface KitOptions {
  /** The provider's address. */
  url: string;
  /** The portal's future page; null: beside the provider. */
  origin: string | null;
  /** A `config.json`; null: every interface is at the provider's address. */
  config: unknown;
  account: { user: string; password: string } | null;
  /** Whether writes are sent: the account is disposable. */
  write: boolean;
  /** A CEP known to the provider. */
  cep: string;
  /** ms until a request counts as unanswered. */
  timeout: number;
  /** ms until an answer counts as slow. */
  slow: number;
}

/** A provider's interfaces as a deployed portal finds them. */
export interface Deployment {
  config: PortalConfig;
  /** `config.json` with absolute addresses, for the policy. */
  raw: HostsConfig;
  /** The portal's page: `--origin`, else the provider's. */
  origin: string;
}

/**
 * The portal's reading of a `config.json`, with absolute addresses.
 * @param raw the file's content; without it every interface is at the provider's address
 * @param url the provider's address; relative addresses start there
 * @throws ConfigError naming the invalid key
 * @rule C1
 */
export function deploymentOf(raw: unknown, url: string, origin: string | null): Deployment {
  const base = url.replace(/\/+$/, '');
  const given = raw ?? { mainApiUrl: base, publicApiUrl: `${base}/api/public`, personApiUrl: base };
  const config = readConfig(given, new URL(origin ?? url).hostname);
  // A path is appended: an origin's slash would be a second one.
  const whole = (address: string) =>
    address === '' ? base : new URL(address, `${base}/`).href.replace(/\/+$/, '');
  const hosts = {
    mainApiUrl: whole(config.mainApiUrl),
    publicApiUrl: whole(config.publicApiUrl),
    personApiUrl: whole(config.personApiUrl),
    statesUrl: config.statesUrl === null ? null : whole(config.statesUrl),
    pingUrl: whole(config.pingUrl),
  };
  return {
    config: { ...config, ...hosts },
    raw: { ...(given as HostsConfig), ...hosts },
    origin: origin ?? new URL(url).origin,
  };
}

/** Whether traffic is private: https or loopback. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** The interfaces of `config.json`; the password goes to the first. */
const INTERFACES = ['mainApiUrl', 'personApiUrl', 'publicApiUrl', 'statesUrl', 'pingUrl'] as const;

/**
 * The hosts that a run will send to: a provider's `config.json` must not choose them alone.
 * @param allowed hosts beside that of `url`, as `host` or `host:port`
 * @returns a line per host for the operator
 * @throws Error naming the key with a public address, or the disallowed host
 */
export function checkHosts(
  { config, url, origin }: Pick<KitOptions, 'config' | 'url' | 'origin'>,
  allowed: readonly string[],
): string[] {
  const deployment = deploymentOf(config, url, origin);
  const known = new Set([new URL(url).host, ...allowed]);
  const keysOf = new Map<string, string[]>();
  for (const key of INTERFACES) {
    const address = deployment.config[key];
    // The national statistics service gets no secret.
    if (address === null) continue;
    const parsed = new URL(address);
    if (!isPrivateWay(parsed))
      throw new Error(`config.json: ${key} has to begin with https: (${parsed.host})`);
    if (!known.has(parsed.host))
      throw new Error(
        `config.json: ${key} is of another host, ${parsed.host}: allow it with --host ${parsed.host}`,
      );
    keysOf.set(parsed.origin, [...(keysOf.get(parsed.origin) ?? []), key]);
  }
  return [...keysOf].map(([at, keys]) => `Asks ${at} (${keys.join(', ')})`);
}

// Terminal control characters and direction marks.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A line that is safe to print, and stays one. */
export const printable = (line: string): string => line.replaceAll(CONTROL, '\ufffd');
