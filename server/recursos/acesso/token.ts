import { eq } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { tokens } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { refusalOf } from '../../http/wire/errors.ts';
import type { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readPassword, readText } from '../../http/wire/read.ts';
import { normalizeDocumento } from '../../lib/documento.ts';
import { networkOf, siteOf, startAttempt } from '../../security/attempts.ts';
import { type SignIn, signIn } from '../../security/sign-in.ts';
import { hashToken } from '../../security/tokens.ts';

type SignInFailure = { error: string; error_description: string };
type Granted = Extract<SignIn, { outcome: 'done' }>;

const FAILURES: Readonly<Record<'wrong' | 'closed', SignInFailure>> = {
  wrong: { error: 'invalid_grant', error_description: 'CPF/CNPJ ou senha inválidos.' },
  closed: {
    error: 'invalid_grant',
    error_description: 'Este cadastro foi desativado e o prazo para reativá-lo terminou.',
  },
};

const AUDIT_DETAILS = { wrong: 'wrong-credentials', closed: 'account-closed' } as const;

/** POST /token and POST /logout (C4.1, C4.2). A failed sign-in is 400 `{error, error_description}`. */
export function registerToken(app: FastifyInstance, context: Context): void {
  const { db, clock, tokenTtlSeconds } = context;

  const options = { config: { access: 'anonymous', envelope: 'bare' }, errorHandler: answerAsToken } as const;
  app.post('/token', options, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const username = readText(fields, 'username');
    const password = readPassword(fields, 'password');
    if (readText(fields, 'grant_type') !== 'password') {
      const failure: SignInFailure = {
        error: 'unsupported_grant_type',
        error_description: 'Tipo de acesso não suportado.',
      };
      return reply.code(400).send(failure);
    }
    const documento = normalizeDocumento(username) ?? username;
    const now = clock.now();
    const expiraEm = new Date(now.getTime() + tokenTtlSeconds * 1000);
    const outcome = await limitedSignIn(context, documento, password, request.ip, expiraEm);
    if ('error' in outcome) return reply.code(400).send(outcome);
    return {
      access_token: outcome.token,
      token_type: 'bearer',
      expires_in: tokenTtlSeconds,
      '.issued': now.toUTCString(),
      '.expires': expiraEm.toUTCString(),
      Name: outcome.name,
    };
  });

  app.post('/logout', async (request) => {
    await db.delete(tokens).where(eq(tokens.hash, hashToken(request.bearerToken)));
    return { mensagem: 'Sessão encerrada.' };
  });
}

/** A request that is none, in the form of this call, too (C4.1); what went wrong here is left to the others' handler. */
async function answerAsToken(
  error: FastifyError | Failure,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = refusalOf(error);
  if (refusal === undefined) throw error;
  const failure: SignInFailure = { error: 'invalid_request', error_description: refusal.description };
  return reply.code(refusal.statusCode).send(failure);
}

async function limitedSignIn(
  context: Context,
  documento: string,
  password: string,
  ip: string,
  expiraEm: Date,
): Promise<Granted | SignInFailure> {
  const { db, clock, limits, audit } = context;
  const network = networkOf(ip);
  const attempt = await startAttempt(db, clock.now(), [
    { kind: 'conta-endereco', value: `${documento} ${siteOf(ip)}`, limit: limits.account },
    { kind: 'endereco', value: network, limit: limits.address },
    { kind: 'conta', value: documento, limit: limits.accountEverywhere },
  ]);
  if (!attempt.allowed) {
    const [pessoa] = await db.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, documento));
    audit(
      'signIn.locked',
      pessoa?.id ?? null,
      attempt.kind === 'endereco' ? 'address-limit' : 'account-limit',
    );
    return tooMany(attempt.waitSeconds);
  }
  const result = await signIn(context, { documento, password, network }, expiraEm);
  if (result.outcome !== 'wrong') await attempt.forget();
  if (result.outcome !== 'done') {
    audit('signIn.failed', result.pessoaId, AUDIT_DETAILS[result.outcome]);
    return FAILURES[result.outcome];
  }
  if (result.byRecovery) audit('password.changed', result.pessoaId, 'by-recovery');
  audit('signIn.done', result.pessoaId);
  return result;
}

function tooMany(waitSeconds: number): SignInFailure {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return {
    error: 'too_many_attempts',
    error_description: `Muitas tentativas de acesso. Aguarde ${wait} e tente novamente.`,
  };
}
