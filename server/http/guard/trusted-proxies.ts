import { isIP } from 'node:net';
import { OperatorError } from '../../lib/operator-error.ts';

/**
 * Trusted proxies: their number or addresses (CIDR). Each appends its caller to X-Forwarded-For; anything further left may
 * be forged.
 */
export type TrustedProxies = number | readonly string[];

/** Whether the address at `hop` (0: the connection's) is a trusted proxy. */
type Trust = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
/** Names of well-known ranges. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads TRUST_PROXY: empty or 0, a number, or a list of addresses. Throws OperatorError otherwise. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const words = (text ?? '0').split(/[\s,]+/).filter((word) => word !== '');
  const [first = '0', ...more] = words;
  const hops = Number(first);
  if (more.length === 0 && Number.isInteger(hops) && hops >= 0 && hops <= MAX_HOPS) return hops;
  if (words.every(isRange)) return words;
  throw new OperatorError(
    `TRUST_PROXY must be a number of proxies from 0 to ${MAX_HOPS}, or addresses such as 10.0.0.0/8, 192.0.2.7`,
  );
}

function isRange(word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/');
  const family = isIP(address);
  if (RANGES.has(word)) return true;
  if (family === 0 || rest.length > 0) return false;
  const prefix = Number(bits ?? 1);
  // A prefix of 0 would trust any client.
  return Number.isInteger(prefix) && prefix >= 1 && prefix <= (family === 4 ? 32 : 128);
}

/** As Fastify's option. Its own hop count trusts no address, so that all customers would share one. */
export function trustOf(proxies: TrustedProxies = 0): Trust | string[] | false {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
