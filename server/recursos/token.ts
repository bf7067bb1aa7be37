import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { recuperacoes, tokens } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { fieldsOf, readText } from '../http/read.ts';
import { normalizeDocumento } from '../lib/documento.ts';
import { startAttempt } from '../security/attempts.ts';
import { HASH_OF_NOBODY, hashPassword, verifyPassword } from '../security/passwords.ts';
import { hashToken, issueToken } from '../security/tokens.ts';
import { isPastReactivation } from './desativacao.ts';

type Pessoa = typeof pessoas.$inferSelect;
type SignInFailure = { error: string; error_description: string };

const WRONG: SignInFailure = {
  error: 'invalid_grant',
  error_description: 'CPF/CNPJ ou senha inválidos.',
};
const CLOSED: SignInFailure = {
  error: 'invalid_grant',
  error_description: 'Este cadastro foi desativado e o prazo para reativá-lo terminou.',
};

/** POST /token and POST /logout (spec 7). A failed sign-in is 400 `{error, error_description}`. */
export function registerToken(app: FastifyInstance, context: Context): void {
  const { db, clock, tokenTtlSeconds } = context;

  app.post('/token', { config: { access: 'anonymous', envelope: 'bare' } }, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const username = readText(fields, 'username');
    const password = readText(fields, 'password');
    if (readText(fields, 'grant_type') !== 'password') {
      const failure: SignInFailure = {
        error: 'unsupported_grant_type',
        error_description: 'Tipo de acesso não suportado.',
      };
      return reply.code(400).send(failure);
    }
    const documento = normalizeDocumento(username);
    const outcome = await signIn(context, documento ?? username, password, request.ip);
    if ('error' in outcome) return reply.code(400).send(outcome);
    const now = clock.now();
    const expiraEm = new Date(now.getTime() + tokenTtlSeconds * 1000);
    return {
      access_token: await issueToken(db, outcome.id, now, expiraEm),
      token_type: 'bearer',
      expires_in: tokenTtlSeconds,
      '.issued': now.toUTCString(),
      '.expires': expiraEm.toUTCString(),
      Name: outcome.nomeRazao,
    };
  });

  app.post('/logout', async (request) => {
    await db.delete(tokens).where(eq(tokens.hash, hashToken(request.bearerToken)));
    return { mensagem: 'Sessão encerrada.' };
  });
}

async function signIn(
  { db, clock, limits }: Context,
  documento: string,
  password: string,
  ip: string,
): Promise<Pessoa | SignInFailure> {
  const now = clock.now();
  const attempt = await startAttempt(db, now, [
    { kind: 'conta', value: documento, limit: limits.account },
    { kind: 'endereco', value: ip, limit: limits.address },
  ]);
  if (!attempt.allowed) {
    const minutes = Math.ceil(attempt.waitSeconds / 60);
    const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
    return {
      error: 'too_many_attempts',
      error_description: `Muitas tentativas de acesso. Aguarde ${wait} e tente novamente.`,
    };
  }
  const [pessoa] = await db.select().from(pessoas).where(eq(pessoas.cpfCnpj, documento));
  const temporary = await findTemporaryPassword(db, pessoa?.id ?? 0, now);
  // Always two verifications, so that the time tells neither an account nor a pending recovery.
  const [fitsOwn, fitsTemporary] = await Promise.all([
    verifyPassword(password, pessoa?.senhaHash ?? HASH_OF_NOBODY),
    verifyPassword(password, temporary?.senhaHash ?? HASH_OF_NOBODY),
  ]);
  if (pessoa === undefined || !(fitsOwn || fitsTemporary)) return WRONG;
  if (
    !fitsOwn &&
    temporary !== undefined &&
    !(await adoptTemporary(db, temporary.id, pessoa.id, password, now))
  ) {
    return WRONG;
  }
  await attempt.forget();
  return isPastReactivation(pessoa, now) ? CLOSED : pessoa;
}

async function findTemporaryPassword(db: Context['db'], pessoaId: number, now: Date) {
  const [row] = await db
    .select()
    .from(recuperacoes)
    .where(
      and(eq(recuperacoes.pessoaId, pessoaId), isNull(recuperacoes.usadaEm), gt(recuperacoes.expiraEm, now)),
    )
    .orderBy(desc(recuperacoes.id))
    .limit(1);
  return row;
}

/** Makes a temporary password the account's own, once; false when another sign-in was faster. */
async function adoptTemporary(
  db: Context['db'],
  recuperacaoId: number,
  pessoaId: number,
  password: string,
  now: Date,
): Promise<boolean> {
  const senhaHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const used = await tx
      .update(recuperacoes)
      .set({ usadaEm: now })
      .where(and(eq(recuperacoes.id, recuperacaoId), isNull(recuperacoes.usadaEm)))
      .returning({ id: recuperacoes.id });
    if (used.length === 0) return false;
    await tx.update(pessoas).set({ senhaHash }).where(eq(pessoas.id, pessoaId));
    await tx.delete(tokens).where(eq(tokens.pessoaId, pessoaId));
    return true;
  });
}
