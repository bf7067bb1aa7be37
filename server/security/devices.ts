import { randomBytes } from 'node:crypto';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { aparelhos } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { hashToken } from './tokens.ts';

const COOKIE = 'aparelho';
const SENT = /(?:^|;\s*)aparelho=([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 86_400;
/** Per customer: beyond it the oldest device is unknown again. */
const MAX_DEVICES = 10;

/** The cookie's random value; undefined when missing or malformed. */
export function deviceOf({ headers }: FastifyRequest): string | undefined {
  return SENT.exec(headers.cookie ?? '')?.[1];
}

/** Whether this device has signed in for the document's customer. @rule R171 */
export async function isKnownDevice(db: Db, device: string | undefined, documento: string): Promise<boolean> {
  if (device === undefined) return false;
  const found = await db
    .select({ id: aparelhos.pessoaId })
    .from(aparelhos)
    .innerJoin(pessoas, eq(pessoas.id, aparelhos.pessoaId))
    .where(and(eq(pessoas.cpfCnpj, documento), eq(aparelhos.hash, hashToken(device))));
  return found.length > 0;
}

/** In one round trip; the newest stay. */
const remembering = prepared((db) => {
  const [pessoaId, hash, now] = [
    sql.placeholder('pessoaId'),
    sql.placeholder('hash'),
    sql.placeholder('now'),
  ];
  const seen = db.$with('visto').as(
    db
      .insert(aparelhos)
      .values({ pessoaId, hash, vistoEm: now })
      .onConflictDoUpdate({
        target: [aparelhos.pessoaId, aparelhos.hash],
        set: { vistoEm: sql`excluded.visto_em` },
      })
      .returning({ hash: aparelhos.hash }),
  );
  const others = and(eq(aparelhos.pessoaId, pessoaId), ne(aparelhos.hash, hash));
  const newest = db
    .select({ hash: aparelhos.hash })
    .from(aparelhos)
    .where(others)
    .orderBy(desc(aparelhos.vistoEm))
    .limit(MAX_DEVICES - 1);
  return db
    .with(seen)
    .delete(aparelhos)
    .where(and(others, notInArray(aparelhos.hash, newest)))
    .prepare('remember_device');
});

/** Records a known device and sets its random cookie. */
export async function rememberDevice(
  db: Db,
  pessoaId: number,
  now: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const device = deviceOf(request) ?? randomBytes(32).toString('base64url');
  await remembering(db).execute({ pessoaId, hash: hashToken(device), now });
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${device}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** A password change keeps only the current device: others may be stolen. */
export async function forgetOtherDevices(
  db: Db,
  pessoaId: number,
  device: string | undefined,
): Promise<void> {
  const others = device === undefined ? undefined : ne(aparelhos.hash, hashToken(device));
  await db.delete(aparelhos).where(and(eq(aparelhos.pessoaId, pessoaId), others));
}
