import { createHash, createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { type Db, isLockTimeout, rowsOf } from '../../db/database.ts';
import { chaves } from '../../db/schema/acesso.ts';
import { Failure } from '../wire/failure.ts';

/** How long a second request waits for the first one of its key. */
const WAIT_MS = 5_000;
/** How long an answer is kept for whoever asks again with its key. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Keys of one customer that are kept: nobody means so much in a day. */
const MOST_KEPT = 1000;
/** Old keys that are cleared away at one time, and how often a process does it. */
const CLEARED = 500;
const CLEAR_EVERY_MS = 10_000;

/** One request of an intent: what it is found by, and whether another one with its key is the same. */
interface Intent {
  readonly chave: string;
  readonly pessoaId: number | null;
  readonly assinatura: string;
}

interface Answer {
  readonly status: number;
  /** JSON: the payload, or of a refusal its words. */
  readonly resposta: string;
}

/**
 * Does a write in one transaction, and does it once for each key of an intent (docs/adr/0020): a request with the
 * key of an earlier one gets that one's answer. The key comes in the header that `config.json` names and counts for one
 * customer (or nobody) and one call. Without the header the work is simply done.
 *
 * A refusal (Failure) of `work` is kept as an answer, too; an unexpected error undoes everything, the key included.
 * Throws Failure: 400 for a header that is no key, 422 when the key came with another request, 409 when the first request
 * is still at it after five seconds, 429 when the customer has had a thousand keys within a day.
 * @rule R77
 */
export async function once<Payload extends object>(
  { db, clock, idempotencyHeader }: Context,
  request: FastifyRequest,
  work: (tx: Db) => Promise<Payload>,
): Promise<Payload> {
  const key = readKey(request.headers[idempotencyHeader]);
  if (key === undefined) return db.transaction(work);
  const now = clock.now();
  const intent = intentOf(request, key);
  await clearOld(db, now);
  const answer = await firstAnswer(db, intent, now, async (tx) => ({
    status: 200,
    resposta: JSON.stringify(await work(tx)),
  })).catch(async (error: unknown) => {
    if (isLockTimeout(error)) throw new Failure(409, 'Esta operação ainda está em andamento.');
    if (!(error instanceof Refusal)) throw error;
    // What the work had begun is undone; its words are kept in a transaction of their own.
    const { statusCode, message, data } = error.failure;
    const refused = { status: statusCode, resposta: JSON.stringify({ description: message, data }) };
    return firstAnswer(db, intent, now, async () => Promise.resolve(refused));
  });
  const content: unknown = JSON.parse(answer.resposta);
  if (answer.status < 400) return content as Payload;
  const { description, data } = content as { description: string; data?: unknown };
  throw new Failure(answer.status, description, data);
}

/** The draft's text in quotation marks, or bare. */
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

/** Lists in lists by the thousand are JSON that can be read and not written. */
function textOf(content: unknown): string {
  try {
    return JSON.stringify(content);
  } catch {
    throw new Failure(400, 'Requisição inválida.');
  }
}

/** Undoes a transaction whose work refused. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The answer of the first request of this intent: an earlier one's, else what `answer` gives, which is kept. */
async function firstAnswer(
  db: Db,
  intent: Intent,
  now: Date,
  answer: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, intent);
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
}

/** Waits until no other transaction, of this process or another, works for the same key. */
async function takeTurn(tx: Db, { chave }: Intent): Promise<void> {
  const [row] = await rowsOf<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${chave}, 0)) as free`,
  );
  if (row?.free === true) return;
  await tx.execute(sql`select set_config('lock_timeout', ${String(WAIT_MS)}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 0))`);
  await tx.execute(sql`set local lock_timeout to default`);
}

/** Throws Failure: 422 when the key came with another request, 429 when the customer has had too many. */
async function findAnswer(tx: Db, { chave, assinatura, pessoaId }: Intent): Promise<Answer | undefined> {
  const [found] = await rowsOf<
    Partial<Answer> & { readonly assinatura: string | null; readonly kept: number }
  >(
    tx,
    sql`select status, resposta, assinatura, kept from
      (select count(*)::int as kept from chaves where pessoa_id = ${pessoaId}) as own
      left join chaves on chave = ${chave}`,
  );
  if (found === undefined || found.assinatura === null) {
    if ((found?.kept ?? 0) < MOST_KEPT) return undefined;
    throw new Failure(429, 'Muitas operações em um dia. Tente novamente mais tarde.');
  }
  if (found.assinatura !== assinatura) throw new Failure(422, 'Esta chave já foi usada em outra operação.');
  return found as Answer;
}

/** When old keys were cleared last, by database. */
const cleared = new WeakMap<Db, number>();

/** Those that another request is just clearing away are left to it. */
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
