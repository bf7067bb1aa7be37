import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { recuperacoes } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readOptionalChoice, readText } from '../../http/wire/read.ts';
import { wallClock } from '../../lib/dates.ts';
import { normalizeDocumento } from '../../lib/documento.ts';
import { networkOf, siteOf, startAttempt } from '../../security/attempts.ts';
import { notClosed } from '../../security/closure.ts';
import { randomPassword } from '../../security/passwords.ts';
import { writeMessage } from '../../security/outbox.ts';

const VALID_MS = 24 * 3_600_000;
const CHANNELS = ['EMAIL', 'SMS'] as const;

/** A word and no more: whoever registers may have given somebody else's address, to have a text of his own sent there. */
const FIRST_NAME = /^[\p{L}\p{M}\p{N}'’-]+/u;

/** What was typed is the one or the other, and is looked for among its own kind alone. */
type Target = { readonly cpfCnpj: string } | { readonly email: string };

/** POST /api/login/recuperarsenha, query preferencialChannel and cpfEmail (C4.3, R32). */
export function registerRecuperacao(app: FastifyInstance, context: Context): void {
  const { db, clock, limits } = context;
  app.post('/api/login/recuperarsenha', { config: { access: 'anonymous' } }, async (request) => {
    const fields = { ...fieldsOf(request.body), ...fieldsOf(request.query) };
    const canal = readOptionalChoice(fields, 'preferencialChannel', CHANNELS);
    if (canal === undefined) throw new Failure(400, 'Informe por onde deseja receber: EMAIL ou SMS.');
    const target = readTarget(readText(fields, 'cpfEmail'));
    const value = Object.values(target).join('');
    const network = networkOf(request.ip);
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'recuperacao-conta-endereco', value: `${value} ${siteOf(request.ip)}`, limit: limits.recovery },
      { kind: 'recuperacao-endereco', value: network, limit: limits.address },
      { kind: 'recuperacao', value, limit: limits.recoveryEverywhere },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitas solicitações. Tente novamente mais tarde.');
    await recover(context, target, canal, network);
    const where = canal === 'EMAIL' ? 'no e-mail cadastrado' : 'por SMS no celular cadastrado';
    return { mensagem: `Se o cadastro existir, você receberá uma senha provisória ${where}.` };
  });
}

function readTarget(typed: string): Target {
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const cpfCnpj = normalizeDocumento(typed);
  if (cpfCnpj === undefined) throw new Failure(400, 'Informe um CPF ou CNPJ válido.');
  return { cpfCnpj };
}

/**
 * Known or not, the answer and the work are the same, down to the row and the file: nobody learns who is a customer.
 * The own password goes on working; an older temporary one does not.
 */
async function recover(context: Context, target: Target, canal: string, network: string): Promise<void> {
  const { db, clock, passwords, audit } = context;
  const now = clock.now();
  const typed = 'email' in target ? eq(pessoas.email, target.email) : eq(pessoas.cpfCnpj, target.cpfCnpj);
  // Several customers may have given one e-mail: it stands for the first of them.
  const [pessoa] = await db
    .select({ id: pessoas.id, nomeRazao: pessoas.nomeRazao })
    .from(pessoas)
    .where(and(typed, notClosed(now)))
    .orderBy(asc(pessoas.id))
    .limit(1);
  const senha = randomPassword();
  const senhaHash = await passwords.hash(senha, network);
  const pessoaId = pessoa?.id ?? null;
  const expiraEm = new Date(now.getTime() + VALID_MS);
  await db.delete(recuperacoes).where(lte(recuperacoes.expiraEm, now));
  await db
    .insert(recuperacoes)
    .values({ pessoaId, canal, senhaHash, expiraEm })
    .onConflictDoUpdate({ target: recuperacoes.pessoaId, set: { canal, senhaHash, expiraEm } });
  const [firstName = 'Cliente'] = FIRST_NAME.exec(pessoa?.nomeRazao ?? '') ?? [];
  await writeMessage(context, canal, messageOf(firstName, canal, senha, expiraEm), pessoa !== undefined);
  audit('recovery.asked', pessoaId);
}

function messageOf(firstName: string, canal: string, senha: string, expiraEm: Date): string {
  return (
    `Canal: ${canal}\n\nOlá, ${firstName}!\n\nSua senha provisória do Clube é: ${senha}\n` +
    `Ela vale até ${wallClock(expiraEm).replace('T', ' ')} e passa a ser a sua senha quando você entrar com ela. ` +
    `As senhas provisórias anteriores deixaram de valer.\n` +
    `Se você não pediu esta mensagem, ignore-a: sua senha atual continua valendo.\n`
  );
}
