import { eq } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { tokens } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { refuse } from '../../http/wire/errors.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readPassword, readText } from '../../http/wire/read.ts';
import { normalizeDocumento } from '../../lib/documento.ts';
import {
  type AttemptKey,
  type AttemptKeys,
  type AttemptOutcome,
  networkOf,
  siteOf,
  startAttempt,
} from '../../security/attempts.ts';
import { deviceOf, isKnownDevice, rememberDevice } from '../../security/devices.ts';
import { type Given, type SignIn, signIn } from '../../security/sign-in.ts';
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

/** POST /token and POST /logout. A failed sign-in is 400 `{error, error_description}`. @rule C4.1, C4.2 */
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
    const given = { documento, password, network: networkOf(request.ip) };
    const keys = await keysOf(context, documento, request);
    const outcome = await limitedSignIn(context, given, keys, expiraEm);
    if ('error' in outcome) return reply.code(400).send(outcome);
    await rememberDevice(db, outcome.pessoaId, now, request, reply);
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

/** Invalid requests get this call's error format; unexpected errors go to the common handler. @rule C4.1 */
async function answerAsToken(
  error: FastifyError | Failure,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = refuse(error, reply);
  if (refusal === undefined) throw error;
  const failure: SignInFailure = {
    error: refusal.statusCode === 429 ? 'temporarily_unavailable' : 'invalid_request',
    error_description: refusal.description,
  };
  return reply.send(failure);
}

interface Keys {
  readonly account: AttemptKeys;
  readonly address: AttemptKey;
}

/** The keys of a sign-in; a known device counts separately. @rule R171 */
async function keysOf({ db, limits }: Context, documento: string, request: FastifyRequest): Promise<Keys> {
  const { ip } = request;
  const device = deviceOf(request);
  const address = { kind: 'endereco', value: networkOf(ip), limit: limits.address };
  const accountKey = (kind: string, of: string) =>
    ({ kind, value: `${documento} ${of}`, limit: limits.account, isForgotten: true }) as const;
  if (await isKnownDevice(db, device, documento))
    return { account: [accountKey('conta-aparelho', device ?? '')], address };
  const everywhere = { kind: 'conta', value: documento, limit: limits.accountEverywhere };
  return { account: [accountKey('conta-endereco', siteOf(ip)), address, everywhere], address };
}

async function limitedSignIn(
  context: Context,
  given: Given,
  { account, address }: Keys,
  expiraEm: Date,
): Promise<Granted | SignInFailure> {
  const { db, clock } = context;
  const signInOn = async (attempt: Extract<AttemptOutcome, { allowed: true }>, onlyTemporary: boolean) => {
    const result = await signIn(context, { ...given, onlyTemporary }, expiraEm).catch(
      async (error: unknown) => {
        // The password was not checked: the queue is full or the database away.
        await attempt.takeBack().catch(() => undefined);
        throw error;
      },
    );
    if (result.outcome !== 'wrong') await attempt.forget();
    return result;
  };
  const attempt = await startAttempt(db, clock.now(), account);
  if (attempt.allowed) return answerOf(context, await signInOn(attempt, false));
  // A temporary password cannot be guessed: it bypasses the account's lock, not the address's.
  // @rule R171
  if (attempt.kind !== 'endereco') {
    const further = await startAttempt(db, clock.now(), [address]);
    const result = further.allowed ? await signInOn(further, true) : undefined;
    if (result?.outcome === 'done') return answerOf(context, result);
  }
  await auditLock(context, given.documento, attempt.kind);
  return tooMany(attempt.waitSeconds);
}

async function auditLock({ db, audit }: Context, documento: string, kind: string): Promise<void> {
  const [pessoa] = await db.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, documento));
  audit('signIn.locked', pessoa?.id ?? null, kind === 'endereco' ? 'address-limit' : 'account-limit');
}

function answerOf({ audit }: Context, result: SignIn): Granted | SignInFailure {
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
