import { and, desc, eq, gt, gte, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lancamentos } from '../../db/schema/compras.ts';
import { fieldsOf, readOptionalInteger } from '../../http/wire/read.ts';
import { today, wireDateTime } from '../../lib/dates.ts';
import { toReais } from '../../lib/money.ts';

const MAX_PAGE_SIZE = 100;

/** GET /api/contacorrente/saldo and GET /api/contacorrente/extrato?page&totalRegistros. @rule C4.24, C4.25, R15, R62 */
export function registerContaCorrente(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/contacorrente/saldo', async (request) => {
    const day = today(clock);
    const mine = eq(lancamentos.pessoaId, request.pessoaId);
    const alive = or(isNull(lancamentos.dtaExpiracao), gte(lancamentos.dtaExpiracao, day));
    const total = async (condition: ReturnType<typeof and>) => {
      const [row] = await db
        .select({ centavos: sum(lancamentos.restanteCentavos).mapWith(Number) })
        .from(lancamentos)
        .where(condition);
      return toReais(row?.centavos ?? 0);
    };
    return {
      saldo: {
        valorDisponivel: await total(and(mine, alive, lte(lancamentos.dtaLiberacao, day))),
        valorPendente: await total(and(mine, alive, gt(lancamentos.dtaLiberacao, day))),
      },
    };
  });

  app.get('/api/contacorrente/extrato', async (request) => {
    const query = fieldsOf(request.query);
    const page = readOptionalInteger(query, 'page', { max: 1_000_000 }) ?? 1;
    const size = readOptionalInteger(query, 'totalRegistros', { max: MAX_PAGE_SIZE }) ?? 10;
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
      .limit(size)
      .offset((page - 1) * size);
    return {
      data: rows.map(({ centavos, dtaEvento, ...entry }) => ({
        ...entry,
        dtaEvento: wireDateTime(dtaEvento),
        valor: toReais(centavos),
      })),
    };
  });
}
