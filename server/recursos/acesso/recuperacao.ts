import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { contatosAnteriores, recuperacoes } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readOptionalChoice, readText } from '../../http/wire/read.ts';
import { spokenTime } from '../../lib/dates.ts';
import { normalizeDocumento } from '../../lib/documento.ts';
import { type AttemptKeys, networkOf, siteOf, startAttempt } from '../../security/attempts.ts';
import { latestDeactivation, notClosed } from '../../security/closure.ts';
import { type Channel, recoveryContacts, writeMessage } from '../../security/contacts.ts';
import { deviceOf, isKnownDevice } from '../../security/devices.ts';
import { randomPassword } from '../../security/passwords.ts';

const VALID_MS = 24 * 3_600_000;
const CHANNELS = ['EMAIL', 'SMS'] as const;

/** One word only: a stranger's address could be given to have a text sent there. */
const FIRST_NAME = /^[\p{L}\p{M}\p{N}'’-]+/u;

/** The input is one kind, and is searched among its own kind. */
type Target = { readonly cpfCnpj: string } | { readonly email: string };

/** POST /api/login/recuperarsenha, query preferencialChannel and cpfEmail. @rule C4.3, R32 */
export function registerRecuperacao(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  app.post('/api/login/recuperarsenha', { config: { access: 'anonymous' } }, async (request) => {
    const fields = { ...fieldsOf(request.body), ...fieldsOf(request.query) };
    const canal = readOptionalChoice(fields, 'preferencialChannel', CHANNELS);
    if (canal === undefined) throw new Failure(400, 'Informe por onde deseja receber: EMAIL ou SMS.');
    const target = readTarget(readText(fields, 'cpfEmail'));
    const attempt = await startAttempt(db, clock.now(), await keysOf(context, target, request));
    if (!attempt.allowed) throw new Failure(429, 'Muitas solicitações. Tente novamente mais tarde.');
    await recover(context, target, canal, networkOf(request.ip));
    const where = canal === 'EMAIL' ? 'no e-mail cadastrado' : 'por SMS no celular cadastrado';
    return { mensagem: `Se o cadastro existir, você receberá uma senha provisória ${where}.` };
  });
}

/** The keys of a request; a known device counts separately. @rule R171 */
async function keysOf(
  { db, limits }: Context,
  target: Target,
  request: FastifyRequest,
): Promise<AttemptKeys> {
  const value = Object.values(target).join('');
  const device = deviceOf(request);
  if ('cpfCnpj' in target && (await isKnownDevice(db, device, target.cpfCnpj)))
    return [{ kind: 'recuperacao-aparelho', value: `${value} ${device}`, limit: limits.recovery }];
  return [
    { kind: 'recuperacao-conta-endereco', value: `${value} ${siteOf(request.ip)}`, limit: limits.recovery },
    { kind: 'recuperacao-endereco', value: networkOf(request.ip), limit: limits.address },
    { kind: 'recuperacao', value, limit: limits.recoveryEverywhere },
  ];
}

function readTarget(typed: string): Target {
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const cpfCnpj = normalizeDocumento(typed);
  if (cpfCnpj === undefined) throw new Failure(400, 'Informe um CPF ou CNPJ válido.');
  return { cpfCnpj };
}

/**
 * Answer and work are the same for unknown documents, down to row and file. The current password and the previous temporary
 * one keep working.
 */
async function recover(context: Context, target: Target, canal: Channel, network: string): Promise<void> {
  const { db, clock, passwords, audit } = context;
  const now = clock.now();
  const pessoa = await findPessoa(db, target, now);
  const to = (await recoveryContacts(db, pessoa?.id ?? 0, now))[canal];
  const senha = randomPassword();
  const senhaHash = await passwords.hash(senha, network);
  const pessoaId = pessoa?.id ?? null;
  const expiraEm = new Date(now.getTime() + VALID_MS);
  await db.delete(recuperacoes).where(lte(recuperacoes.expiraEm, now));
  await db
    .insert(recuperacoes)
    .values({ pessoaId, canal, senhaHash, expiraEm })
    .onConflictDoUpdate({
      target: recuperacoes.pessoaId,
      set: {
        canal,
        senhaHash,
        expiraEm,
        anteriorHash: sql`${recuperacoes.senhaHash}`,
        anteriorExpiraEm: sql`${recuperacoes.expiraEm}`,
      },
    });
  const [firstName = 'Cliente'] = FIRST_NAME.exec(pessoa?.nomeRazao ?? '') ?? [];
  const text = messageOf({ firstName, canal, to, senha, expiraEm });
  await writeMessage(context, canal, text, pessoa !== undefined && to !== '');
  audit('recovery.asked', pessoaId);
}

interface Found {
  readonly id: number;
  readonly nomeRazao: string;
}

/** The customer meant; an e-mail of several customers matches none. @rule R172 */
async function findPessoa(db: Db, target: Target, now: Date): Promise<Found | undefined> {
  const columns = { id: pessoas.id, nomeRazao: pessoas.nomeRazao };
  const formerContact = and(
    eq(contatosAnteriores.pessoaId, pessoas.id),
    eq(contatosAnteriores.canal, 'EMAIL'),
    gt(contatosAnteriores.ate, now),
  );
  const [typed, former] =
    'email' in target
      ? [eq(pessoas.email, target.email), eq(contatosAnteriores.valor, target.email)]
      : [eq(pessoas.cpfCnpj, target.cpfCnpj), sql`false`];
  const byAccount = await db
    .select(columns)
    .from(pessoas)
    .leftJoin(contatosAnteriores, formerContact)
    .where(
      and(
        typed,
        notClosed(latestDeactivation(now)),
        'email' in target ? isNull(contatosAnteriores.pessoaId) : undefined,
      ),
    )
    .limit(2);
  const byFormer = await db
    .select(columns)
    .from(contatosAnteriores)
    .innerJoin(pessoas, formerContact)
    .where(and(former, notClosed(latestDeactivation(now))))
    .limit(2);
  const [found, another] = [...byAccount, ...byFormer];
  return another === undefined ? found : undefined;
}

interface Message {
  readonly firstName: string;
  readonly canal: Channel;
  readonly to: string | null;
  readonly senha: string;
  readonly expiraEm: Date;
}

function messageOf({ firstName, canal, to, senha, expiraEm }: Message): string {
  return (
    `Canal: ${canal}\nPara: ${to ?? 'contato do cadastro'}\n\nOlá, ${firstName}!\n\nSua senha provisória do Clube é: ${senha}\n` +
    `Ela vale até ${spokenTime(expiraEm)} e passa a ser a sua senha quando você entrar com ela. ` +
    `Das senhas provisórias anteriores vale só a última.\n` +
    `Se você não pediu esta mensagem, ignore-a: sua senha atual continua valendo.\n`
  );
}
