import { randomBytes, randomInt, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hashRaw } from '@node-rs/argon2';
import { min, notLike, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { Failure } from '../http/wire/failure.ts';
import { createSlots, NoSlotError } from './slots.ts';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A scheme's work: `passes` over so much memory. Of scrypt, with r=8, these are its p and its N. */
interface Cost {
  readonly scheme: 'argon2id' | 'scrypt';
  readonly memoryKib: number;
  readonly passes: number;
}

/** Derives a key of `KEY_LENGTH` bytes. */
interface Derivation {
  readonly cost: Cost;
  readonly salt: Uint8Array;
}

const KEY_LENGTH = 32;

/** Derives the keys of one password, one after the other. */
type Derive = (password: string, derivations: readonly Derivation[]) => Promise<Buffer[]>;

/** Linux schedules threads by their own priority: requests before hashes. Elsewhere it applies to the process. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { scryptSync } = require('node:crypto');
  const { hashRawSync } = require(workerData);
  const os = require('node:os');
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_LOW);
  parentPort.on('message', ({ password, calls }) =>
    parentPort.postMessage(calls.map(({ scheme, salt, length, options }) =>
      scheme === 'scrypt'
        ? scryptSync(password, salt, length, options)
        : hashRawSync(password, { ...options, salt, outputLen: length }))));
`;

/** Derives keys in worker threads, started on demand. */
function createHashThreads(): Derive {
  const idle: Worker[] = [];
  // A thread made of text finds no package by name.
  const workerData = createRequire(import.meta.url).resolve('@node-rs/argon2');
  return async (password, derivations) => {
    const worker = idle.pop() ?? new Worker(PROGRAM, { eval: true, execArgv: [], workerData });
    worker.ref();
    worker.postMessage({ password, calls: derivations.map(callOf) });
    const [keys] = (await once(worker, 'message')) as [Uint8Array[]];
    worker.unref();
    idle.push(worker);
    return keys.map((key) => Buffer.from(key));
  };
}

/** A derivation as both libraries take it. */
function callOf({ cost: { scheme, memoryKib, passes }, salt }: Derivation) {
  const options =
    scheme === 'scrypt'
      ? // Node's default limit is 32 MiB.
        { N: memoryKib, r: 8, p: passes, maxmem: 2048 * (memoryKib + passes) }
      : { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  return { scheme, salt, length: KEY_LENGTH, options };
}

/** Argon2id's cost, with one lane. */
export type Argon2Cost = Pick<Cost, 'memoryKib' | 'passes'>;

/** OWASP's costs of equal strength. */
export const OWASP_COSTS: readonly Argon2Cost[] = [
  { memoryKib: 47_104, passes: 1 },
  { memoryKib: 19_456, passes: 2 },
  { memoryKib: 12_288, passes: 3 },
  { memoryKib: 9216, passes: 4 },
  { memoryKib: 7168, passes: 5 },
];
export const DEFAULT_ARGON2: Argon2Cost = { memoryKib: 19_456, passes: 2 };

/** A core stays free for all other requests. */
export const DEFAULT_THREADS = Math.max(1, availableParallelism() - 1);

/** Work below which a thread takes longer to start than the hash: tests'. */
const QUICK = 7168;
/** Maximum queue per thread: three seconds of checks, by whether each has scrypt's work as well. */
const WAITING_PER_THREAD = { argon2id: 64, scrypt: 10 };
const RETRY_SECONDS = 3;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Hashes and verifies passwords at one cost. */
export interface Passwords {
  /** Hashes a password with Argon2id, in PHC's format. `network`: the requester. */
  readonly hash: (password: string, network: string) => Promise<string>;
  /**
   * Whether `password` matches `hash`. Costs the same for every stored cost and for missing hashes (undefined: no account),
   * so that timing reveals no customer. `network`: the requester.
   */
  readonly verify: (password: string, hash: string | undefined, network: string) => Promise<boolean>;
  /** Whether the hash is of another scheme or cheaper than the current cost. */
  readonly isOutdated: (hash: string) => boolean;
}

/**
 * Hashes with `argon2` in at most `threads` threads. Throws Failure 429 when the queue is full.
 * @param stored hashes of the costs in use (`storedCosts`): every check takes the work of the dearest of each scheme
 */
export function createPasswords(
  argon2 = DEFAULT_ARGON2,
  threads = DEFAULT_THREADS,
  stored: readonly string[] = [],
): Passwords {
  const present: Cost = { scheme: 'argon2id', ...argon2 };
  const full = new Map([[present.scheme, present]]);
  const raise = (cost: Cost) => {
    if (workOf(cost) > workOf(full.get(cost.scheme))) full.set(cost.scheme, cost);
  };
  for (const hash of stored.map(parseHash)) if (hash !== undefined) raise(hash.cost);
  const derive = inSlots(threads, WAITING_PER_THREAD[full.has('scrypt') ? 'scrypt' : 'argon2id']);
  return {
    hash: async (password, network) => {
      const salt = randomBytes(16);
      const [key] = await derive(network, password, [{ cost: present, salt }]);
      const [m, t] = [present.memoryKib, present.passes];
      return `$argon2id$v=19$m=${m},t=${t},p=1$${unpadded(salt)}$${unpadded(key)}`;
    },
    verify: async (password, hash, network) => {
      const expected = hash === undefined ? undefined : parseHash(hash);
      if (expected !== undefined) raise(expected.cost);
      const rest = [...full.values()].flatMap((most) => restOf(most, expected?.cost));
      const [key] = await derive(network, password, expected === undefined ? rest : [expected, ...rest]);
      return expected?.key.length === key.length && timingSafeEqual(expected.key, key);
    },
    isOutdated: (hash) => {
      const cost = parseHash(hash)?.cost;
      return cost?.scheme !== present.scheme || workOf(cost) < workOf(present);
    },
  };
}

/** A hash of each cost in the database, but for Argon2id's default. */
export async function storedCosts(db: Db): Promise<string[]> {
  const { memoryKib, passes } = DEFAULT_ARGON2;
  const found = await db
    .select({ hash: min(pessoas.senhaHash) })
    .from(pessoas)
    .where(notLike(pessoas.senhaHash, `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$%`))
    .groupBy(sql`regexp_replace(${pessoas.senhaHash}, '\\$[^$]*\\$[^$]*$', '')`);
  return found.flatMap(({ hash }) => hash ?? []);
}

/** A temporary password of ten unambiguous letters and digits. */
export function randomPassword(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function workOf(cost: Cost | undefined): number {
  return cost === undefined ? 0 : cost.memoryKib * cost.passes;
}

/** What a check of `done` lacks of a scheme's dearest, on a salt of nobody. */
function restOf(most: Cost, done: Cost | undefined): Derivation[] {
  const same = done?.scheme === most.scheme ? done : undefined;
  const missing = workOf(most) - workOf(same);
  if (missing <= 0) return [];
  const memoryKib = Math.min(most.memoryKib, same?.memoryKib ?? most.memoryKib);
  const cost = { scheme: most.scheme, memoryKib, passes: Math.ceil(missing / memoryKib) };
  return [{ cost, salt: randomBytes(16) }];
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;
/** As this server stored them before Argon2id. */
const SCRYPT = /^scrypt\$(\d+)\$8\$(\d+)\$([^$]+)\$([^$]+)$/;

function parseHash(hash: string): (Derivation & { readonly key: Buffer }) | undefined {
  const scheme = hash.startsWith('scrypt') ? 'scrypt' : 'argon2id';
  const found = (scheme === 'scrypt' ? SCRYPT : ARGON2ID).exec(hash);
  if (found === null) return undefined;
  const [, memory, passes, salt = '', key = ''] = found;
  return {
    cost: { scheme, memoryKib: Number(memory), passes: Number(passes) },
    // Takes base64url as well.
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

type DeriveInSlot = (
  network: string,
  password: string,
  derivations: readonly Derivation[],
) => Promise<[Buffer, ...Buffer[]]>;

/** One slot for all the work of a check. */
function inSlots(threads: number, waiting: number): DeriveInSlot {
  const slots = createSlots(threads, threads * waiting);
  const inThread = createHashThreads();
  return async (network, password, derivations) => {
    const end = await slots.take(network).catch((error: unknown) => {
      throw error instanceof NoSlotError ? tooBusy() : error;
    });
    const derive = derivations.some(({ cost }) => workOf(cost) >= QUICK) ? inThread : deriveHere;
    try {
      return (await derive(password.normalize('NFC'), derivations)) as [Buffer, ...Buffer[]];
    } finally {
      end();
    }
  };
}

const tooBusy = () =>
  new Failure(429, 'Muitas pessoas estão entrando agora. Tente novamente em alguns segundos.', undefined, {
    retryAfter: RETRY_SECONDS,
  });

const deriveHere: Derive = async (password, derivations) =>
  Promise.all(
    derivations
      .map(callOf)
      .map(async ({ scheme, salt, length, options }) =>
        scheme === 'scrypt'
          ? runScrypt(password, salt, length, options)
          : hashRaw(password, { ...options, salt, outputLen: length }),
      ),
  );

async function runScrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
