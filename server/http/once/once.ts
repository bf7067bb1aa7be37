import { createHash, createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { type Db, isLockTimeout } from '../../db/database.ts';
import { chaves } from '../../db/schema/acesso.ts';
import { Failure } from '../wire/failure.ts';

/** How long a second request waits for the first one of its key. */
const WAIT_MS = 5_000;
/** How long an answer is kept for whoever asks again with its key. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Keys of one customer that are kept: nobody means so much in a day. */
const MOST_KEPT = 1000;
/** Old keys that one write clears away at most. */
const CLEARED = 500;

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
  const answer = await db
    .transaction(async (tx) => {
      await takeTurn(tx, intent);
      const earlier = await findAnswer(tx, intent);
      if (earlier !== undefined) return earlier;
      await refuseTooMany(tx, intent);
      const first = await answerOf(tx, work);
      await tx.insert(chaves).values({ ...intent, ...first, criadaEm: now });
      return first;
    })
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? new Failure(409, 'Esta operação ainda está em andamento.') : error;
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

/** Waits until no other transaction, of this process or another, works for the same key. */
async function takeTurn(tx: Db, { chave }: Intent): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(WAIT_MS)}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 0))`);
  await tx.execute(sql`set local lock_timeout to default`);
}

async function findAnswer(tx: Db, { chave, assinatura }: Intent): Promise<Answer | undefined> {
  const [found] = await tx.select().from(chaves).where(eq(chaves.chave, chave));
  if (found !== undefined && found.assinatura !== assinatura)
    throw new Failure(422, 'Esta chave já foi usada em outra operação.');
  return found;
}

async function refuseTooMany(tx: Db, { pessoaId }: Intent): Promise<void> {
  if (pessoaId === null) return;
  const kept = await tx.$count(chaves, eq(chaves.pessoaId, pessoaId));
  if (kept >= MOST_KEPT) throw new Failure(429, 'Muitas operações em um dia. Tente novamente mais tarde.');
}

/** What the work gives, or the refusal with which it undid what it had begun. */
async function answerOf<Payload>(tx: Db, work: (tx: Db) => Promise<Payload>): Promise<Answer> {
  try {
    return { status: 200, resposta: JSON.stringify(await tx.transaction(work)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { statusCode, message, data } = error;
    return { status: statusCode, resposta: JSON.stringify({ description: message, data }) };
  }
}

/** Those that another request is just clearing away are left to it. */
async function clearOld(db: Db, now: Date): Promise<void> {
  const old = db
    .select({ chave: chaves.chave })
    .from(chaves)
    .where(lt(chaves.criadaEm, new Date(now.getTime() - KEPT_MS)))
    .limit(CLEARED)
    .for('update', { skipLocked: true });
  await db.delete(chaves).where(inArray(chaves.chave, old));
}
