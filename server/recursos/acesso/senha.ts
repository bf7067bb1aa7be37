import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { recuperacoes, tokens } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readPassword } from '../../http/wire/read.ts';
import { networkOf, startAttempt } from '../../security/attempts.ts';
import { hashToken } from '../../security/tokens.ts';

const MIN_PASSWORD = 3;

/** POST /api/login/alterarsenha (C4.4). Ends the other sessions and a temporary password. */
export function registerSenha(app: FastifyInstance, context: Context): void {
  const { db, clock, limits, passwords, audit } = context;
  app.post('/api/login/alterarsenha', async (request) => {
    const fields = fieldsOf(request.body);
    const senhaAtual = readPassword(fields, 'senhaAtual');
    const senhaNova = readPassword(fields, 'senhaNova');
    if (senhaAtual === '') throw new Failure(400, 'Informe a senha atual.');
    if (senhaNova.length < MIN_PASSWORD) {
      throw new Failure(400, `A nova senha deve ter no mínimo ${MIN_PASSWORD} caracteres.`);
    }
    const { pessoaId } = request;
    const network = networkOf(request.ip);
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'alterar', value: String(pessoaId), limit: limits.account },
    ]);
    if (!attempt.allowed) {
      audit('password.refused', pessoaId, 'account-limit');
      throw new Failure(429, 'Muitas tentativas. Tente novamente mais tarde.');
    }
    const [pessoa] = await db
      .select({ senhaHash: pessoas.senhaHash })
      .from(pessoas)
      .where(eq(pessoas.id, pessoaId));
    if (pessoa === undefined || !(await passwords.verify(senhaAtual, pessoa.senhaHash, network))) {
      audit('password.refused', pessoaId, 'wrong-credentials');
      throw new Failure(400, 'Senha atual incorreta.');
    }
    await attempt.forget();
    const changed = await replacePassword(context, pessoaId, {
      from: pessoa.senhaHash,
      to: await passwords.hash(senhaNova, network),
      keep: hashToken(request.bearerToken),
    });
    if (!changed) throw new Failure(409, 'A senha acabou de ser alterada em outro acesso. Tente novamente.');
    audit('password.changed', pessoaId, 'by-customer');
    return { mensagem: 'Senha alterada com sucesso.' };
  });
}

interface Replacement {
  /** The hash that was checked: false when the account has another one by now. */
  readonly from: string;
  readonly to: string;
  /** The session that stays. */
  readonly keep: string;
}

async function replacePassword({ db }: Context, pessoaId: number, { from, to, keep }: Replacement) {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(pessoas)
      .set({ senhaHash: to })
      .where(and(eq(pessoas.id, pessoaId), eq(pessoas.senhaHash, from)))
      .returning({ id: pessoas.id });
    if (changed.length === 0) return false;
    await tx.delete(recuperacoes).where(eq(recuperacoes.pessoaId, pessoaId));
    await tx.delete(tokens).where(and(eq(tokens.pessoaId, pessoaId), ne(tokens.hash, keep)));
    return true;
  });
}
