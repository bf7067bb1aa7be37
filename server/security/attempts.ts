import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, asc, count, eq, gt, inArray, lte, min } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { tentativas } from '../db/schema/acesso.ts';

/** Failures within the window before a key is locked. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

export interface AttemptKey {
  /** The kind, e.g. `conta` or `endereco`, and the value; stored as a hash. */
  readonly kind: string;
  readonly value: string;
  readonly limit: AttemptLimit;
  /** A success deletes all attempts of this key. */
  readonly isForgotten?: true;
}

export type AttemptOutcome =
  | { allowed: true; forget: () => Promise<void>; takeBack: () => Promise<void> }
  | { allowed: false; kind: string; waitSeconds: number };

/** The longest window. */
const LONGEST_SECONDS = 60 * 60;
/** Expired rows deleted per attempt: more than it writes. */
const CLEARED = 20;

/**
 * Records an attempt under every key and returns whether it may proceed; before the work, against parallel guesses.
 * `forget` deletes after a success, `takeBack` when nothing was checked. Refused attempts are not counted.
 * @param keys in order: one refused by an earlier key is never counted under a later, so address keys come before global
 * ones
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

/** Deletes a few expired rows, oldest first by id. Skips those that another request is deleting. @rule C6.14 */
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

/** A request's address without the port that some proxies append. */
export function withoutPort(ip: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

/** The rate limit's network: an IPv4 address, or an IPv6 /64, whose other half its holder chooses. */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** For account attempts: an IPv6 /48, since one connection may have 65,536 /64 networks. */
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
