import { and, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import { lancamentos } from '../../db/schema/compras.ts';
import { fieldsOf, readPage } from '../../http/wire/read.ts';
import { today, wireDateTime } from '../../lib/dates.ts';
import { toReais } from '../../lib/money.ts';

const balance = prepared((db) => {
  const day = sql.placeholder('day');
  const total = (which: SQL) =>
    sql<number>`coalesce(sum(${lancamentos.restanteCentavos}) filter (where ${which}), 0)`.mapWith(Number);
  return db
    .select({
      disponivel: total(lte(lancamentos.dtaLiberacao, day)),
      pendente: total(gt(lancamentos.dtaLiberacao, day)),
    })
    .from(lancamentos)
    .where(
      and(
        eq(lancamentos.pessoaId, sql.placeholder('pessoaId')),
        or(isNull(lancamentos.dtaExpiracao), gte(lancamentos.dtaExpiracao, day)),
      ),
    )
    .prepare('balance');
});

/** GET /api/contacorrente/saldo and GET /api/contacorrente/extrato?page&totalRegistros. @rule C4.24, C4.25, R15, R62 */
export function registerContaCorrente(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/contacorrente/saldo', async (request) => {
    const [saldo] = await balance(db).execute({ pessoaId: request.pessoaId, day: today(clock) });
    return {
      saldo: {
        valorDisponivel: toReais(saldo?.disponivel ?? 0),
        valorPendente: toReais(saldo?.pendente ?? 0),
      },
    };
  });

  app.get('/api/contacorrente/extrato', async (request) => {
    const { limit, offset } = readPage(fieldsOf(request.query), ['page', 'totalRegistros'], 10);
    const rows = await db
      .select({
        idExtrato: lancamentos.idExtrato,
        descricao: lancamentos.descricao,
        dtaEvento: lancamentos.dtaEvento,
        dtaExpiracao: lancamentos.dtaExpiracao,
        centavos: lancamentos.valorCentavos,
        expirado: sql<boolean>`coalesce(${lancamentos.dtaExpiracao} < ${today(clock)}::date, false)`,
      })
      .from(lancamentos)
      .where(eq(lancamentos.pessoaId, request.pessoaId))
      .orderBy(desc(lancamentos.dtaEvento), desc(lancamentos.idExtrato))
      .limit(limit)
      .offset(offset);
    return {
      data: rows.map(({ centavos, dtaEvento, ...entry }) => ({
        ...entry,
        dtaEvento: wireDateTime(dtaEvento),
        valor: toReais(centavos),
      })),
    };
  });
}
