import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { aparelhos, recuperacoes, tokens } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { isClosed } from './closure.ts';
import { issueToken } from './tokens.ts';

type Pessoa = Pick<typeof pessoas.$inferSelect, 'id' | 'senhaHash'>;

/** `pessoaId` is null for an unknown document. */
export type SignIn =
  | { readonly outcome: 'wrong' | 'closed'; readonly pessoaId: number | null }
  | {
      readonly outcome: 'done';
      readonly pessoaId: number;
      readonly name: string;
      readonly token: string;
      /** The temporary password became the account's own. */
      readonly byRecovery: boolean;
    };

export interface Given {
  readonly documento: string;
  readonly password: string;
  /** The requester's network (`networkOf`). */
  readonly network: string;
  /** Ignores the account's own password: too many guesses. */
  readonly onlyTemporary?: boolean;
}

interface Unfit {
  readonly fits: false;
  readonly pessoaId: number | null;
}

interface Seen {
  readonly fits: true;
  readonly pessoa: Pessoa;
  /** The matching temporary password; undefined for the account's own. */
  readonly temporary: string | undefined;
  /** The new hash, when the old was cheaper. */
  readonly rehashed: string | undefined;
}

/** Retries when the password changed during the check. */
const ROUNDS = 3;

/**
 * Verifies an own or temporary password and issues a token until `expiraEm`. The cost reveals neither customer nor pending
 * recovery. Nothing is granted on a password replaced meanwhile.
 */
export async function signIn(context: Context, given: Given, expiraEm: Date): Promise<SignIn> {
  const now = context.clock.now();
  let known: number | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await check(context, given, now);
    if (!seen.fits) return { outcome: 'wrong', pessoaId: seen.pessoaId };
    known = seen.pessoa.id;
    const result = await context.db.transaction(async (tx) => grant(tx, seen, now, expiraEm));
    if (result !== undefined) return result;
  }
  return { outcome: 'wrong', pessoaId: known };
}

/** An account with its valid recovery. */
const accounts = prepared((db) =>
  db
    .select({ pessoa: { id: pessoas.id, senhaHash: pessoas.senhaHash }, pending: recuperacoes })
    .from(pessoas)
    .leftJoin(
      recuperacoes,
      and(eq(recuperacoes.pessoaId, pessoas.id), gt(recuperacoes.expiraEm, sql.placeholder('now'))),
    )
    .where(eq(pessoas.cpfCnpj, sql.placeholder('documento')))
    .prepare('sign_in_account'),
);

async function check(
  { db, passwords }: Context,
  { documento, password, network, onlyTemporary = false }: Given,
  now: Date,
): Promise<Seen | Unfit> {
  const [found] = await accounts(db).execute({ documento, now: now.toISOString() });
  const { pessoa, pending } = found ?? {};
  const fitting = async (hash: string | null | undefined) =>
    (await passwords.verify(password, hash ?? undefined, network)) ? (hash ?? undefined) : undefined;
  const matching = onlyTemporary ? undefined : await fitting(pessoa?.senhaHash);
  const temporary =
    matching === undefined
      ? ((await fitting(pending?.senhaHash)) ?? (await fitting(formerOf(pending, now))))
      : undefined;
  if (pessoa === undefined || (matching ?? temporary) === undefined) {
    return { fits: false, pessoaId: pessoa?.id ?? null };
  }
  const outdated = matching !== undefined && passwords.isOutdated(matching);
  return {
    fits: true,
    pessoa,
    temporary,
    rehashed: outdated ? await passwords.hash(password, network) : undefined,
  };
}

type Pending = typeof recuperacoes.$inferSelect;

/** The previous temporary password, while valid. */
const formerOf = (pending: Pending | null | undefined, now: Date): string | null =>
  (pending?.anteriorExpiraEm ?? now) > now ? (pending?.anteriorHash ?? null) : null;

/** Undefined when the account's passwords changed meanwhile. */
async function grant(tx: Db, seen: Seen, now: Date, expiraEm: Date): Promise<SignIn | undefined> {
  const { temporary, rehashed } = seen;
  const { id, senhaHash } = seen.pessoa;
  const [pessoa] = await tx
    .select({ name: pessoas.nomeRazao, dtaHoraSolicitacaoExclusao: pessoas.dtaHoraSolicitacaoExclusao })
    .from(pessoas)
    .where(and(eq(pessoas.id, id), eq(pessoas.senhaHash, senhaHash)))
    .for('update');
  if (pessoa === undefined) return undefined;
  if (isClosed(pessoa, now)) return { outcome: 'closed', pessoaId: id };
  if (temporary !== undefined) {
    const used = await tx
      .delete(recuperacoes)
      .where(
        and(
          eq(recuperacoes.pessoaId, id),
          or(eq(recuperacoes.senhaHash, temporary), eq(recuperacoes.anteriorHash, temporary)),
        ),
      )
      .returning({ id: recuperacoes.id });
    if (used.length === 0) return undefined;
    await tx.delete(tokens).where(eq(tokens.pessoaId, id));
    await tx.delete(aparelhos).where(eq(aparelhos.pessoaId, id));
  }
  const fresh = temporary ?? rehashed;
  if (fresh !== undefined) await tx.update(pessoas).set({ senhaHash: fresh }).where(eq(pessoas.id, id));
  return {
    outcome: 'done',
    pessoaId: id,
    name: pessoa.name,
    token: await issueToken(tx, id, now, expiraEm),
    byRecovery: temporary !== undefined,
  };
}
