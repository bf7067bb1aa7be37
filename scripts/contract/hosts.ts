import { deploymentOf } from './deployment.ts';
import { type KitOptions, LOOPBACK } from './options.ts';

/** Whether what is sent there is read by nobody on the way: https, or this machine. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** The interfaces that a `config.json` names, and the account's password goes to the first of them. */
const INTERFACES = ['mainApiUrl', 'personApiUrl', 'publicApiUrl', 'statesUrl', 'pingUrl'] as const;

/**
 * Where a run will send something: `config.json` may come from the provider, and must not say by itself who gets the account.
 * @param allowed hosts beside that of `url`, as `host` or `host:port`
 * @returns one line for each host, for the operator to read before the first call
 * @throws Error naming the key whose address is not private, or the host that nobody has allowed
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
    // The national statistics' list of states is the portal's own address, and no secret goes there.
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

// What a terminal obeys instead of showing it, and what turns the direction of a line.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A line in which nothing of a provider's answer moves the cursor, colours or hides. */
export const printable = (line: string): string => line.replaceAll(CONTROL, '\ufffd');
