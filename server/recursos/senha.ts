import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { recuperacoes, tokens } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { Failure } from '../http/failure.ts';
import { fieldsOf, readOptionalChoice, readText } from '../http/read.ts';
import { wallClock } from '../lib/dates.ts';
import { normalizeDocumento } from '../lib/documento.ts';
import { startAttempt } from '../security/attempts.ts';
import { hashPassword, randomPassword, verifyPassword } from '../security/passwords.ts';
import { hashToken } from '../security/tokens.ts';

const MIN_PASSWORD = 3;
const HOUR_MS = 3_600_000;
const CHANNELS = ['EMAIL', 'SMS'] as const;

/** POST /api/login/recuperarsenha and POST /api/login/alterarsenha (spec 7, 5, R32). */
export function registerSenha(app: FastifyInstance, context: Context): void {
  registerAlterar(app, context);

  app.post('/api/login/recuperarsenha', { config: { access: 'anonymous' } }, async (request) => {
    const fields = { ...fieldsOf(request.body), ...fieldsOf(request.query) };
    const canal = readOptionalChoice(fields, 'preferencialChannel', CHANNELS);
    if (canal === undefined) throw new Failure(400, 'Informe por onde deseja receber: EMAIL ou SMS.');
    const typed = readText(fields, 'cpfEmail');
    const documento = normalizeDocumento(typed);
    if (documento === undefined && !typed.includes('@'))
      throw new Failure(400, 'Informe um CPF ou CNPJ válido.');
    const attempt = await startAttempt(context.db, context.clock.now(), [
      { kind: 'recuperacao', value: documento ?? typed.toLowerCase(), limit: context.limits.recovery },
      { kind: 'recuperacao-endereco', value: request.ip, limit: context.limits.address },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitas solicitações. Tente novamente mais tarde.');
    await recover(context, documento ?? '', typed.toLowerCase(), canal);
    const where = canal === 'EMAIL' ? 'no e-mail cadastrado' : 'por SMS no celular cadastrado';
    return { mensagem: `Se o cadastro existir, você receberá uma senha provisória ${where}.` };
  });
}

/** Known or not, the answer and the work are the same: nobody learns who is a customer. */
async function recover(
  { db, clock, outboxDir, log }: Context,
  documento: string,
  email: string,
  canal: string,
) {
  const [pessoa] = await db
    .select({ id: pessoas.id, nomeRazao: pessoas.nomeRazao })
    .from(pessoas)
    .where(or(eq(pessoas.cpfCnpj, documento), eq(pessoas.email, email)))
    .limit(1);
  const senha = randomPassword();
  const senhaHash = await hashPassword(senha);
  if (pessoa === undefined) return;
  const now = clock.now();
  const expiraEm = new Date(now.getTime() + HOUR_MS);
  await db.insert(recuperacoes).values({ pessoaId: pessoa.id, canal, senhaHash, expiraEm });
  await mkdir(outboxDir, { recursive: true });
  const name = `${wallClock(now).replaceAll(':', '-')}-${canal.toLowerCase()}-${randomBytes(4).toString('hex')}.txt`;
  const [firstName] = pessoa.nomeRazao.split(' ');
  const message =
    `Canal: ${canal}\n\nOlá, ${firstName}!\n\nSua senha provisória do Clube é: ${senha}\n` +
    `Ela vale até ${wallClock(expiraEm).replace('T', ' ')} e passa a ser a sua senha quando você entrar com ela.\n` +
    `Se você não pediu esta mensagem, ignore-a: sua senha atual continua valendo.\n`;
  await writeFile(join(outboxDir, name), message, { mode: 0o600 });
  log(`Mensagem de recuperação de senha em ${join(outboxDir, name)}`);
}

function registerAlterar(app: FastifyInstance, { db, clock, limits }: Context): void {
  app.post('/api/login/alterarsenha', async (request) => {
    const fields = fieldsOf(request.body);
    const senhaAtual = readText(fields, 'senhaAtual');
    const senhaNova = readText(fields, 'senhaNova');
    if (senhaAtual === '') throw new Failure(400, 'Informe a senha atual.');
    if (senhaNova.length < MIN_PASSWORD) {
      throw new Failure(400, `A nova senha deve ter no mínimo ${MIN_PASSWORD} caracteres.`);
    }
    const { pessoaId } = request;
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'alterar', value: String(pessoaId), limit: limits.account },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitas tentativas. Tente novamente mais tarde.');
    const [pessoa] = await db
      .select({ senhaHash: pessoas.senhaHash })
      .from(pessoas)
      .where(eq(pessoas.id, pessoaId));
    if (pessoa === undefined || !(await verifyPassword(senhaAtual, pessoa.senhaHash))) {
      throw new Failure(400, 'Senha atual incorreta.');
    }
    await attempt.forget();
    const senhaHash = await hashPassword(senhaNova);
    const current = hashToken(request.bearerToken);
    await db.transaction(async (tx) => {
      await tx.update(pessoas).set({ senhaHash }).where(eq(pessoas.id, pessoaId));
      await tx.delete(recuperacoes).where(eq(recuperacoes.pessoaId, pessoaId));
      await tx.delete(tokens).where(and(eq(tokens.pessoaId, pessoaId), ne(tokens.hash, current)));
    });
    return { mensagem: 'Senha alterada com sucesso.' };
  });
}
