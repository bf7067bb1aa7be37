import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { recuperacoes } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readPassword } from '../../http/wire/read.ts';
import { networkOf, startAttempt } from '../../security/attempts.ts';
import { deviceOf, forgetOtherDevices } from '../../security/devices.ts';
import { endOtherSessions, hashToken } from '../../security/tokens.ts';

const MIN_PASSWORD = 3;

/** POST /api/login/alterarsenha. Ends other sessions, temporary passwords and known devices. @rule C4.4 */
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
      // Per session, not per customer: guesses with a stolen token lock only that session out. @rule R172
      { kind: 'alterar', value: hashToken(request.bearerToken), limit: limits.account },
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
      keep: request.bearerToken,
    });
    if (!changed) throw new Failure(409, 'A senha acabou de ser alterada em outro acesso. Tente novamente.');
    await forgetOtherDevices(db, pessoaId, deviceOf(request));
    audit('password.changed', pessoaId, 'by-customer');
    return { mensagem: 'Senha alterada com sucesso.' };
  });
}

interface Replacement {
  /** The verified hash; false when it has changed since. */
  readonly from: string;
  readonly to: string;
  /** The token whose session stays. */
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
    await endOtherSessions(tx, pessoaId, keep);
    return true;
  });
}
