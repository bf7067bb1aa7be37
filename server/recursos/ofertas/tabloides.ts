import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { tabloideEmpresas, tabloides } from '../../db/schema/conteudo.ts';
import { fieldsOf, readOptionalInteger } from '../../http/wire/read.ts';
import { today } from '../../lib/dates.ts';

/** GET /api/tabloides/ativos?idEmpresa: today's leaflets of one store or all. @rule C4.31 */
export function registerTabloides(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/tabloides/ativos', async (request) => {
    const idEmpresa = readOptionalInteger(fieldsOf(request.query), 'idEmpresa');
    const day = today(clock);
    const ofStore = db
      .select({ one: sql`1` })
      .from(tabloideEmpresas)
      .where(
        and(eq(tabloideEmpresas.tabloideId, tabloides.id), eq(tabloideEmpresas.idEmpresa, idEmpresa ?? 0)),
      );
    const data = await db
      .select({ nomeExibicao: tabloides.nomeExibicao, url: tabloides.url, thumbnail: tabloides.thumbnail })
      .from(tabloides)
      .where(
        and(
          lte(tabloides.dtaInicio, day),
          gte(tabloides.dtaFim, day),
          idEmpresa === undefined ? undefined : sql`exists ${ofStore}`,
        ),
      )
      .orderBy(asc(tabloides.id));
    return { data };
  });
}
