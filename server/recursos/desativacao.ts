import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { Failure } from '../http/failure.ts';

const HOUR_MS = 3_600_000;

interface Deactivation {
  readonly dtaHoraSolicitacaoExclusao: Date | null;
  readonly tempoLimiteReativacaoCadastro: number;
}

/** What is left of the time to reactivate, rounded up to minutes; null while active (spec 3, R74). */
export function tempoRestante(
  pessoa: Deactivation,
  now: Date,
): { dias: number; horas: number; minutos: number } | null {
  if (pessoa.dtaHoraSolicitacaoExclusao === null) return null;
  const minutes = Math.max(0, Math.ceil((deadline(pessoa).getTime() - now.getTime()) / 60_000));
  return {
    dias: Math.floor(minutes / 1440),
    horas: Math.floor((minutes % 1440) / 60),
    minutos: minutes % 60,
  };
}

/** Whether the registration was deactivated and can no longer be reactivated. */
export function isPastReactivation(pessoa: Deactivation, now: Date): boolean {
  return pessoa.dtaHoraSolicitacaoExclusao !== null && now >= deadline(pessoa);
}

function deadline(pessoa: Deactivation): Date {
  const start = pessoa.dtaHoraSolicitacaoExclusao?.getTime() ?? 0;
  return new Date(start + pessoa.tempoLimiteReativacaoCadastro * HOUR_MS);
}

/** POST /api/pessoa/desativar/PortalWeb and POST /api/pessoa/reativar (spec 4 'Registration status'). */
export function registerDesativacao(app: FastifyInstance, { db, clock }: Context): void {
  app.post('/api/pessoa/desativar/PortalWeb', { config: { envelope: 'bare' } }, async (request) => {
    const [pessoa] = await db
      .update(pessoas)
      .set({ dtaHoraSolicitacaoExclusao: clock.now() })
      .where(and(eq(pessoas.id, request.pessoaId), isNull(pessoas.dtaHoraSolicitacaoExclusao)))
      .returning();
    if (pessoa === undefined) throw new Failure(400, 'Este cadastro já está desativado.');
    const hours = pessoa.tempoLimiteReativacaoCadastro;
    return { message: `Cadastro desativado. Você tem ${hours} horas para solicitar a reativação.` };
  });

  app.post('/api/pessoa/reativar', { config: { envelope: 'bare' } }, async (request) => {
    await db.transaction(async (tx) => {
      const [pessoa] = await tx
        .select()
        .from(pessoas)
        .where(and(eq(pessoas.id, request.pessoaId), isNotNull(pessoas.dtaHoraSolicitacaoExclusao)))
        .for('update');
      if (pessoa === undefined) throw new Failure(400, 'Este cadastro já está ativo.');
      if (isPastReactivation(pessoa, clock.now())) {
        throw new Failure(400, 'O prazo para reativar este cadastro terminou.');
      }
      await tx
        .update(pessoas)
        .set({ dtaHoraSolicitacaoExclusao: null })
        .where(eq(pessoas.id, request.pessoaId));
    });
    return { message: 'Cadastro reativado com sucesso.' };
  });
}
