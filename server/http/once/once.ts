import { createHash, createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { isLockTimeout, isUniqueViolation } from '../../db/errors.ts';
import { chaves } from '../../db/schema/acesso.ts';
import { Failure } from '../wire/failure.ts';

/** How long a second request waits for the first of its key. */
const WAIT_MS = 5_000;
/** How long an answer is stored. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Keys per customer and day. */
const MAX_STORED = 1000;
/** Expired keys deleted at once, and how often per process. */
const CLEARED = 500;
const CLEAR_EVERY_MS = 10_000;

/** A request with its key's hash and its signature. */
interface Intent {
  readonly chave: string;
  readonly pessoaId: number | null;
  readonly assinatura: string;
}

interface Answer {
  readonly status: number;
  /** JSON: the payload, or a refusal's message. */
  readonly resposta: string;
}

/**
 * Does a write in one transaction, once per idempotency key (docs/adr/0020): later requests with the key get the stored
 * answer. A key counts per customer (or anonymous) and call; without the header the work is simply done. A refusal
 * (Failure) is stored too; an unexpected error undoes all. Throws Failure: 400 invalid key, 422 key of another request, 409
 * first request still running after five seconds, 429 too many keys.
 * @param whenDone called once the work is committed; not for a stored answer
 * @rule R77
 */
export async function once<Payload extends object>(
  { db, clock, config }: Context,
  request: FastifyRequest,
  work: (tx: Db) => Promise<Payload>,
  whenDone: () => void = () => undefined,
): Promise<Payload> {
  const key = readKey(request.headers[config.idempotencyHeader]);
  if (key === undefined) {
    const payload = await db.transaction(work);
    whenDone();
    return payload;
  }
  const now = clock.now();
  const intent = intentOf(request, key);
  await clearOld(db, now);
  let done: Answer | undefined;
  const answer = await firstAnswer(db, intent, now, async (tx) => {
    done = { status: 200, resposta: JSON.stringify(await work(tx)) };
    return done;
  }).catch(async (error: unknown) => {
    if (isLockTimeout(error)) throw new Failure(409, 'Esta operação ainda está em andamento.');
    if (!(error instanceof Refusal)) throw error;
    // The work is rolled back; its message is stored in another transaction.
    const { statusCode, message, data } = error.failure;
    const refused = { status: statusCode, resposta: JSON.stringify({ description: message, data }) };
    return firstAnswer(db, intent, now, async () => Promise.resolve(refused));
  });
  if (answer === done) whenDone();
  const content: unknown = JSON.parse(answer.resposta);
  if (answer.status < 400) return content as Payload;
  const { description, data } = content as { description: string; data?: unknown };
  throw new Failure(answer.status, description, data);
}

/** A quoted string as in the draft, or bare. */
function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, quoted, bare] = /^(?:"([\w.:~+/=@-]{1,255})"|([\w.:~+/=@-]{1,255}))$/.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw new Failure(400, 'A chave de idempotência é inválida.');
  return key;
}

function intentOf(request: FastifyRequest, key: string): Intent {
  const { method, pessoaId, query, body } = request;
  const call = `${method} ${request.routeOptions.url ?? ''}`;
  const assinatura = createHmac('sha256', key).update(textOf([query, body ?? null]));
  return {
    chave: createHash('sha256').update(`${pessoaId} ${call} ${key}`).digest('base64url'),
    pessoaId: pessoaId === 0 ? null : pessoaId,
    assinatura: assinatura.digest('base64url'),
  };
}

/** Deeply nested lists can be parsed but not serialised. */
function textOf(content: unknown): string {
  try {
    return JSON.stringify(content);
  } catch {
    throw new Failure(400, 'Requisição inválida.');
  }
}

/** Rolls back refused work. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The stored answer of this intent, else that of `answer`, which is stored. */
async function firstAnswer(
  db: Db,
  intent: Intent,
  now: Date,
  answer: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async () =>
    db.transaction(async (tx) => {
      const earlier = await findAnswer(tx, intent);
      if (earlier !== undefined) return earlier;
      const first = await answer(tx).catch((error: unknown) => {
        throw error instanceof Failure ? new Refusal(error) : error;
      });
      const { chave, pessoaId, assinatura } = intent;
      await tx.execute(sql`insert into chaves (chave, pessoa_id, assinatura, status, resposta, criada_em)
      values (${chave}, ${pessoaId}, ${assinatura}, ${first.status}, ${first.resposta}, ${now.toISOString()})`);
      return first;
    });
  return attempt().catch(async (error: unknown) => {
    // Another request stored its answer between the look-up and the claim: look it up again.
    if (isUniqueViolation(error, 'chaves_pkey')) return attempt();
    throw error;
  });
}

interface Found extends Partial<Answer> {
  readonly free: boolean;
  readonly assinatura: string | null;
  readonly stored: number;
}

/** Locks the key where it is free, and asks for its answer: one statement, since each is a round trip. */
const ask = async (tx: Db, { chave, pessoaId }: Intent): Promise<Found[]> =>
  rowsOf(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${chave}, 0)) as free, status, resposta, assinatura, stored from
      (select count(*)::int as stored from chaves where pessoa_id = ${pessoaId}) as own
      left join chaves on chave = ${chave}`,
  );

/** Waits until no other transaction in any process works on this key. */
async function waitForKey(tx: Db, { chave }: Intent): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(WAIT_MS)}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 0))`);
  await tx.execute(sql`set local lock_timeout to default`);
}

/** Throws Failure: 422 for another request's key, 429 for too many keys. */
async function findAnswer(tx: Db, intent: Intent): Promise<Answer | undefined> {
  let [found] = await ask(tx, intent);
  if (found?.free !== true) {
    await waitForKey(tx, intent);
    [found] = await ask(tx, intent);
  }
  if (found === undefined || found.assinatura === null) {
    if ((found?.stored ?? 0) < MAX_STORED) return undefined;
    throw new Failure(429, 'Muitas operações em um dia. Tente novamente mais tarde.');
  }
  if (found.assinatura !== intent.assinatura)
    throw new Failure(422, 'Esta chave já foi usada em outra operação.');
  return found as Answer;
}

/** The last cleanup, by database. */
const cleared = new WeakMap<Db, number>();

/** Skips rows that another request is deleting. */
async function clearOld(db: Db, now: Date): Promise<void> {
  const last = cleared.get(db) ?? 0;
  if (Math.abs(now.getTime() - last) < CLEAR_EVERY_MS) return;
  cleared.set(db, now.getTime());
  const old = db
    .select({ chave: chaves.chave })
    .from(chaves)
    .where(lt(chaves.criadaEm, new Date(now.getTime() - KEPT_MS)))
    .limit(CLEARED)
    .for('update', { skipLocked: true });
  await db.delete(chaves).where(inArray(chaves.chave, old));
}
