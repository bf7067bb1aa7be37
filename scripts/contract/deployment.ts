import { readConfig } from '../../src/lib/deployment/config.ts';
import type { PortalConfig } from '../../src/lib/deployment/config.ts';
import type { HostsConfig } from '../../src/lib/deployment/content-policy.ts';

/** Where a provider's interfaces are, as a portal that is deployed for it would find them. */
export interface Deployment {
  config: PortalConfig;
  /** The `config.json` with whole addresses, for the content policy. */
  raw: HostsConfig;
  /** Where the portal's page lies: what `--origin` says, else the provider's own. */
  origin: string;
}

/**
 * The portal's own reading of a `config.json`, with every address made whole.
 * @param raw the file's content; without one the provider's address is that of every interface
 * @param url the provider's address; relative addresses of `config.json` start there
 * @throws ConfigError naming the key that makes no sense
 * @rule C1
 */
export function deploymentOf(raw: unknown, url: string, origin: string | null): Deployment {
  const base = url.replace(/\/+$/, '');
  const given = raw ?? { mainApiUrl: base, publicApiUrl: `${base}/api/public`, personApiUrl: base };
  const config = readConfig(given, new URL(origin ?? url).hostname);
  // A path is put behind it: an origin's own slash at the end would be a second one.
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
