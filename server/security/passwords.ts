import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './turns.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The N of OWASP's present scrypt parameters (N=2^17, r=8, p=1): 128 MiB and some tenths of a second for each. */
export const OWASP_SCRYPT_N = 131_072;

const KEY_LENGTH = 32;
/** Derivations at one time: the files of the portal wait in the same queue of four threads. */
const MAX_AT_ONCE = 2;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes and checks password hashes of one cost. */
export interface Passwords {
  /** The password, every character of it, as `scrypt$N$r$p$salt$key`, salted at random. `network`: who waits for it. */
  readonly hash: (password: string, network: string) => Promise<string>;
  /**
   * Whether `password` fits `hash`. The work is the same for a hash of today's cost, for one of a lower cost and for
   * none at all (undefined: an account that does not exist), so that the time tells nobody who is a customer.
   * `network`: who waits for it.
   */
  readonly verify: (password: string, hash: string | undefined, network: string) => Promise<boolean>;
  /** Whether the hash was made with less work than today's. */
  readonly isOutdated: (hash: string) => boolean;
}

/** Hashes with scrypt's `n` (a power of two); less than OWASP's is for tests alone. */
export function createPasswords(n = OWASP_SCRYPT_N): Passwords {
  const present: Cost = { N: n, r: 8, p: 1 };
  const derive = createDerive();
  return {
    hash: async (password, network) => {
      const salt = randomBytes(16);
      const key = await derive(network, password, salt, present);
      return ['scrypt', n, present.r, present.p, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },
    verify: async (password, hash, network) => {
      const stored = hash === undefined ? undefined : parseHash(hash);
      if (stored === undefined) {
        await derive(network, password, randomBytes(16), present);
        return false;
      }
      const actual = await derive(network, password, stored.salt, stored.cost);
      // N + N + 2N + 4N … up to the current N: in sum exactly the work of one current hash.
      for (let N = stored.cost.N; N < n; N *= 2)
        await derive(network, password, stored.salt, { ...stored.cost, N });
      return stored.key.length === actual.length && timingSafeEqual(stored.key, actual);
    },
    isOutdated: (hash) => workOf(parseHash(hash)?.cost) < workOf(present),
  };
}

/** A temporary password of ten unambiguous letters and digits. */
export function randomPassword(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function workOf(cost: Cost | undefined): number {
  return cost === undefined ? 0 : cost.N * cost.r * cost.p;
}

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | undefined {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  return {
    cost: { N: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

type Derive = (network: string, password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

function createDerive(): Derive {
  const turns = createTurns(MAX_AT_ONCE);
  return async (network, password, salt, cost) => {
    const end = await turns.take(network);
    try {
      return await runScrypt(password, salt, cost);
    } finally {
      end();
    }
  };
}

async function runScrypt(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Node refuses more than 32 MiB unless told: scrypt takes 128 * N * r bytes and a little beside.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
