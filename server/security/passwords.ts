import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Failure } from '../http/wire/failure.ts';
import { createHashThreads, type Derivation } from './hash-threads.ts';
import { createTurns, NoTurnError } from './turns.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's equivalent scrypt parameters, p by N (r=8). */
const OWASP_P: Readonly<Record<number, number>> = { 8192: 10, 16_384: 5, 32_768: 3, 65_536: 2 };
/** OWASP's minimum N; less is for tests. */
export const LEAST_SCRYPT_N = 8192;
/** 16 MiB and a fifth of a core's second per hash. */
export const DEFAULT_SCRYPT_N = 16_384;

const KEY_LENGTH = 32;
/** Maximum queue per thread: three seconds of hashes. */
const WAITING_PER_THREAD = 16;
const RETRY_SECONDS = 3;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Hashes and verifies passwords at one cost. */
export interface Passwords {
  /** Hashes a password as `scrypt$N$r$p$salt$key`. `network`: the requester. */
  readonly hash: (password: string, network: string) => Promise<string>;
  /**
   * Whether `password` matches `hash`. Costs the same for current, cheaper and missing hashes (undefined: no account), so
   * that timing reveals no customer. `network`: the requester.
   */
  readonly verify: (password: string, hash: string | undefined, network: string) => Promise<boolean>;
  /** Whether the hash is cheaper than the current cost. */
  readonly isOutdated: (hash: string) => boolean;
}

/** Hashes with scrypt's `n` and OWASP's p in at most `threads` threads. Throws Failure 429 when the queue is full. */
export function createPasswords(n = DEFAULT_SCRYPT_N, threads = availableParallelism()): Passwords {
  const present: Cost = { N: n, r: 8, p: OWASP_P[n] ?? 1 };
  const derive = createDerive(threads);
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
      const rest = restOf(stored.cost, present);
      if (rest !== undefined) await derive(network, password, stored.salt, rest);
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

/** The remaining work of verifying a cheaper hash; every N is a power of two. */
function restOf(stored: Cost, present: Cost): Cost | undefined {
  const missing = workOf(present) - workOf(stored);
  if (missing <= 0) return undefined;
  const N = Math.min(stored.N, present.N);
  return { N, r: present.r, p: Math.ceil(missing / (N * present.r)) };
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

function createDerive(threads: number): Derive {
  const turns = createTurns(threads, threads * WAITING_PER_THREAD);
  const inThread = createHashThreads();
  return async (network, password, salt, cost) => {
    const end = await turns.take(network).catch((error: unknown) => {
      throw error instanceof NoTurnError ? tooBusy() : error;
    });
    const derivation = {
      password: password.normalize('NFC'),
      salt,
      length: KEY_LENGTH,
      // Node's default limit is 32 MiB.
      options: { ...cost, maxmem: 256 * cost.r * (cost.N + cost.p) },
    };
    try {
      // A test's hash is quicker than starting a thread.
      return await (cost.N < LEAST_SCRYPT_N ? runScrypt(derivation) : inThread(derivation));
    } finally {
      end();
    }
  };
}

const tooBusy = () =>
  new Failure(429, 'Muitas pessoas estão entrando agora. Tente novamente em alguns segundos.', undefined, {
    retryAfter: RETRY_SECONDS,
  });

async function runScrypt({ password, salt, length, options }: Derivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
