import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, asc, count, eq, gt, inArray, lte, min } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { tentativas } from '../db/schema/acesso.ts';

/** How many failures a key may have inside the window before it has to wait. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

export interface AttemptKey {
  /** What is counted, e.g. `conta` or `endereco`, and its value; stored as a hash only. */
  readonly kind: string;
  readonly value: string;
  readonly limit: AttemptLimit;
  /** An attempt that turned out right takes back all that was counted under this key, not only itself. */
  readonly isForgotten?: true;
}

export type AttemptOutcome =
  | { allowed: true; forget: () => Promise<void>; takeBack: () => Promise<void> }
  | { allowed: false; kind: string; waitSeconds: number };

/** No limit looks further back. */
const LONGEST_SECONDS = 60 * 60;
/** Old rows that one attempt clears away at most: more than it writes, so that they grow fewer. */
const CLEARED = 20;

/**
 * Records one attempt under every key and says whether it may go on. Counted before the work it guards, so that
 * parallel guesses cannot slip through; `forget` takes it back when the attempt turned out right, `takeBack` when it
 * was not looked at. Refused attempts are not counted, so that waiting ends.
 * @param keys one after another: what one refuses is not counted under a later one for a moment, where it could refuse
 *   others. So those of the caller's own address come before those that hold for everybody
 */
export async function startAttempt(db: Db, now: Date, keys: readonly AttemptKey[]): Promise<AttemptOutcome> {
  await clearOld(db, now);
  const ids: number[] = [];
  for (const key of keys) {
    const recorded = await db
      .insert(tentativas)
      .values({ chave: hashKey(key), quando: now })
      .returning({ id: tentativas.id });
    ids.push(...recorded.map((row) => row.id));
    const waitSeconds = await secondsToWait(db, now, key);
    if (waitSeconds > 0) {
      await db.delete(tentativas).where(inArray(tentativas.id, ids));
      return { allowed: false, kind: key.kind, waitSeconds };
    }
  }
  const takeBack = async () => void (await db.delete(tentativas).where(inArray(tentativas.id, ids)));
  return {
    allowed: true,
    takeBack,
    forget: async () => {
      await takeBack();
      const whole = keys.filter(({ isForgotten }) => isForgotten).map(hashKey);
      if (whole.length > 0) await db.delete(tentativas).where(inArray(tentativas.chave, whole));
    },
  };
}

/**
 * Clears away a few rows that count for nobody any more, of keys that are never tried again. The oldest have the least
 * ids: the primary key finds them. Those that another request is just clearing away are left to it.
 * @rule C6.14
 */
async function clearOld(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LONGEST_SECONDS * 1000);
  const oldest = db
    .select({ id: tentativas.id })
    .from(tentativas)
    .orderBy(asc(tentativas.id))
    .limit(CLEARED)
    .for('update', { skipLocked: true });
  await db.delete(tentativas).where(and(inArray(tentativas.id, oldest), lte(tentativas.quando, since)));
}

async function secondsToWait(db: Db, now: Date, key: AttemptKey): Promise<number> {
  const chave = hashKey(key);
  const since = new Date(now.getTime() - key.limit.windowSeconds * 1000);
  await db.delete(tentativas).where(and(eq(tentativas.chave, chave), lte(tentativas.quando, since)));
  const [row] = await db
    .select({ total: count(), oldest: min(tentativas.quando) })
    .from(tentativas)
    .where(and(eq(tentativas.chave, chave), gt(tentativas.quando, since)));
  if (row === undefined || row.total <= key.limit.max) return 0;
  const oldest = row.oldest ?? now;
  return Math.max(1, Math.ceil(key.limit.windowSeconds - (now.getTime() - oldest.getTime()) / 1000));
}

/** The address of a request without the port that some proxies write behind it: each connection has another. */
export function withoutPort(ip: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

/**
 * Whose attempts count together: an IPv4 address, or the 64 bits of an IPv6 address that stay; the other 64 its holder
 * chooses, and could choose anew for every attempt.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/**
 * The same for attempts at one account: of IPv6 the 48 bits that one connection may have been given whole, with 65,536 such
 * networks. Ten of them would shut the account for everybody.
 */
export function siteOf(address: string): string {
  return prefixOf(address, 3);
}

function prefixOf(address: string, length: number): string {
  const ip = withoutPort(address);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [left = [], right] = ip.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])];
  return groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function hashKey(key: AttemptKey): string {
  return `${key.kind}:${createHash('sha256').update(key.value).digest('base64url')}`;
}
