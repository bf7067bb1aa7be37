import { readConfig } from '../../src/lib/deployment/config.ts';
import type { PortalConfig } from '../../src/lib/deployment/config.ts';
import type { HostsConfig } from '../../src/lib/deployment/content-policy.ts';

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
