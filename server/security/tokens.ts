import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { tokens } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { prepared } from '../db/prepared.ts';
import { latestDeactivation, notClosed } from './closure.ts';

/** A session's default lifetime. */
export const TOKEN_TTL_SECONDS = 24 * 60 * 60;
/** Sessions per customer: another sign-in ends the oldest. @rule R172 */
const MAX_SESSIONS = 10;

/** Issues a random bearer token; only its hash is stored. In the same statement the expired and oldest sessions end. */
export async function issueToken(db: Db, pessoaId: number, now: Date, expiraEm: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const ofCustomer = eq(tokens.pessoaId, pessoaId);
  // The statement does not see its own new session.
  const newest = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(ofCustomer, gt(tokens.expiraEm, now)))
    .orderBy(desc(tokens.criadoEm))
    .limit(MAX_SESSIONS - 1);
  const ended = db.$with('encerradas').as(
    db
      .delete(tokens)
      .where(and(ofCustomer, notInArray(tokens.hash, newest)))
      .returning({ hash: tokens.hash }),
  );
  await db
    .with(ended)
    .insert(tokens)
    .values({ hash: hashToken(token), pessoaId, criadoEm: now, expiraEm });
  return token;
}

const owner = prepared((db) =>
  db
    .select({ pessoaId: tokens.pessoaId })
    .from(tokens)
    .innerJoin(pessoas, eq(pessoas.id, tokens.pessoaId))
    .where(
      and(
        eq(tokens.hash, sql.placeholder('hash')),
        gt(tokens.expiraEm, sql.placeholder('now')),
        notClosed(sql.placeholder('latest')),
      ),
    )
    .prepare('token_owner'),
);

/** A valid token's customer, else undefined. Closed accounts have none. */
export async function findTokenOwner(db: Db, token: string, now: Date): Promise<number | undefined> {
  const latest = latestDeactivation(now).toISOString();
  const [row] = await owner(db).execute({ hash: hashToken(token), now: now.toISOString(), latest });
  return row?.pessoaId;
}

/** Ends a customer's sessions but this token's. */
export async function endOtherSessions(db: Db, pessoaId: number, token: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.pessoaId, pessoaId), ne(tokens.hash, hashToken(token))));
}

/** A token's stored hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
