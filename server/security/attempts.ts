import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, asc, count, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
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

export type AttemptKeys = readonly [AttemptKey, ...AttemptKey[]];

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
export async function startAttempt(db: Db, now: Date, keys: AttemptKeys): Promise<AttemptOutcome> {
  const ids = await recordFirst(db, now, keys[0]);
  const takeBack = async () => void (await db.delete(tentativas).where(inArray(tentativas.id, ids)));
  for (const [at, key] of keys.entries()) {
    const { waitSeconds, nextId } = await countAndRecordNext(db, now, key, keys[at + 1]);
    if (waitSeconds > 0) {
      await takeBack();
      return { allowed: false, kind: key.kind, waitSeconds };
    }
    if (nextId !== undefined) ids.push(nextId);
  }
  const whole = keys.filter(({ isForgotten }) => isForgotten).map(hashKey);
  const spent = or(inArray(tentativas.id, ids), inArray(tentativas.chave, whole));
  return { allowed: true, takeBack, forget: async () => void (await db.delete(tentativas).where(spent)) };
}

/**
 * Records an attempt and deletes a few expired rows, oldest first by id; skips those that another request is deleting.
 * @rule C6.14
 */
const recording = prepared((db) => {
  const oldest = db
    .select({ id: tentativas.id })
    .from(tentativas)
    .orderBy(asc(tentativas.id))
    .limit(CLEARED)
    .for('update', { skipLocked: true });
  const cleared = db.$with('apagadas').as(
    db
      .delete(tentativas)
      .where(and(inArray(tentativas.id, oldest), lte(tentativas.quando, sql.placeholder('since'))))
      .returning({ id: tentativas.id }),
  );
  return db
    .with(cleared)
    .insert(tentativas)
    .values({ chave: sql.placeholder('chave'), quando: sql.placeholder('now') })
    .returning({ id: tentativas.id })
    .prepare('record_attempt');
});

async function recordFirst(db: Db, now: Date, key: AttemptKey): Promise<number[]> {
  const since = secondsBefore(now, LONGEST_SECONDS).toISOString();
  const recorded = await recording(db).execute({ chave: hashKey(key), now, since });
  return recorded.map(({ id }) => id);
}

/** Counts a key's attempts and, unless they are too many, records the next key's, in one round trip. */
const counting = prepared((db) => {
  const found = db.$with('contagem').as(
    db
      .select({ total: count().as('total'), oldest: min(tentativas.quando).as('oldest') })
      .from(tentativas)
      .where(
        and(eq(tentativas.chave, sql.placeholder('chave')), gt(tentativas.quando, sql.placeholder('since'))),
      ),
  );
  const next = db.$with('proxima', { id: tentativas.id }).as(
    sql`insert into ${tentativas} (chave, quando)
      select ${sql.placeholder('next')}::text, ${sql.placeholder('now')}::timestamptz from ${found}
      where ${sql.placeholder('next')}::text is not null and total <= ${sql.placeholder('max')} returning id`,
  );
  return db
    .with(found, next)
    .select({ total: found.total, oldest: found.oldest, nextId: next.id })
    .from(found)
    .leftJoin(next, sql`true`)
    .prepare('count_attempts');
});

async function countAndRecordNext(
  db: Db,
  now: Date,
  key: AttemptKey,
  next: AttemptKey | undefined,
): Promise<{ readonly waitSeconds: number; readonly nextId: number | undefined }> {
  const [row] = await counting(db).execute({
    chave: hashKey(key),
    since: secondsBefore(now, key.limit.windowSeconds).toISOString(),
    max: key.limit.max,
    next: next === undefined ? null : hashKey(next),
    now: now.toISOString(),
  });
  const nextId = row?.nextId ?? undefined;
  if (row === undefined || row.total <= key.limit.max) return { waitSeconds: 0, nextId };
  const oldest = row.oldest ?? now;
  const waited = (now.getTime() - oldest.getTime()) / 1000;
  return { waitSeconds: Math.max(1, Math.ceil(key.limit.windowSeconds - waited)), nextId };
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** A request's address without the port that some proxies append; of an IPv4 address in IPv6 the IPv4 address. */
export function plainAddress(given: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/.exec(given) ?? [];
  const ip = v4 ?? v6 ?? given;
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1] ?? ip;
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
  const ip = plainAddress(address);
  if (!isIPv6(ip)) return ip;
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
