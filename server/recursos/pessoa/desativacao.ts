import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { isClosed, millisecondsLeft, REACTIVATION_HOURS } from '../../security/closure.ts';

/** The time left to reactivate, rounded up to minutes; null while active. @rule S2.79, R74 */
export function tempoRestante(
  pessoa: Parameters<typeof millisecondsLeft>[0],
  now: Date,
): { dias: number; horas: number; minutos: number } | null {
  const left = millisecondsLeft(pessoa, now);
  if (left === null) return null;
  const minutes = Math.ceil(left / 60_000);
  return {
    dias: Math.floor(minutes / 1440),
    horas: Math.floor((minutes % 1440) / 60),
    minutos: minutes % 60,
  };
}

/** POST /api/pessoa/desativar/PortalWeb and POST /api/pessoa/reativar. @rule C4.18, C4.19, S4.13 */
export function registerDesativacao(app: FastifyInstance, { db, clock, audit }: Context): void {
  app.post('/api/pessoa/desativar/PortalWeb', { config: { envelope: 'bare' } }, async (request) => {
    const [pessoa] = await db
      .update(pessoas)
      .set({ dtaHoraSolicitacaoExclusao: clock.now() })
      .where(and(eq(pessoas.id, request.pessoaId), isNull(pessoas.dtaHoraSolicitacaoExclusao)))
      .returning({ id: pessoas.id });
    if (pessoa === undefined) throw new Failure(400, 'Este cadastro já está desativado.');
    audit('account.closed', pessoa.id);
    return {
      message: `Cadastro desativado. Você tem ${REACTIVATION_HOURS} horas para solicitar a reativação.`,
    };
  });

  app.post('/api/pessoa/reativar', { config: { envelope: 'bare' } }, async (request) => {
    await db.transaction(async (tx) => {
      const [pessoa] = await tx
        .select()
        .from(pessoas)
        .where(and(eq(pessoas.id, request.pessoaId), isNotNull(pessoas.dtaHoraSolicitacaoExclusao)))
        .for('update');
      if (pessoa === undefined) throw new Failure(400, 'Este cadastro já está ativo.');
      if (isClosed(pessoa, clock.now())) {
        throw new Failure(400, 'O prazo para reativar este cadastro terminou.');
      }
      await tx
        .update(pessoas)
        .set({ dtaHoraSolicitacaoExclusao: null })
        .where(eq(pessoas.id, request.pessoaId));
    });
    audit('account.reactivated', request.pessoaId);
    return { message: 'Cadastro reativado com sucesso.' };
  });
}
