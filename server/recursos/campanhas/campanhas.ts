import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { inForce } from '../../db/in-force.ts';
import { campanhas, gruposCampanhas, pontos, saldosPontos } from '../../db/schema/fidelidade.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readInteger, readOptionalInteger, readPage } from '../../http/wire/read.ts';
import { today, wireDateTime } from '../../lib/dates.ts';

/** Points campaigns, their statements and the customer's balance. @rule C4.33–C4.37, R63, R65 */
export function registerCampanhas(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  app.get('/api/fidelidade/grupo/:id', async (request) => {
    const id = readInteger(fieldsOf(request.params), 'id');
    const [grupo] = await db.select().from(gruposCampanhas).where(eq(gruposCampanhas.id, id));
    if (grupo === undefined) throw new Failure(404, 'Grupo de campanhas não encontrado.');
    return grupo;
  });

  app.get('/api/fidelidade/campanhas', async (request) => {
    const formato = readOptionalInteger(fieldsOf(request.query), 'idEmpFormato');
    const everywhere = isNull(campanhas.idEmpFormato);
    const fits = formato === undefined ? undefined : or(everywhere, eq(campanhas.idEmpFormato, formato));
    return readCampanhas(context, request.pessoaId, and(inForce(campanhas, today(clock)), fits));
  });

  app.get('/api/fidelidade/campanhas/inicial/logado', async (request) =>
    readCampanhas(
      context,
      request.pessoaId,
      and(inForce(campanhas, today(clock)), eq(campanhas.inicial, true)),
    ),
  );

  app.get('/api/fidelidade/campanha/:id', async (request) => {
    const id = readInteger(fieldsOf(request.params), 'id');
    const [campanha] = await readCampanhas(context, request.pessoaId, eq(campanhas.idCampanha, id));
    if (campanha === undefined) throw new Failure(404, 'Campanha não encontrada.');
    return campanha;
  });

  registerExtratos(app, context);
}

function registerExtratos(app: FastifyInstance, { db }: Context): void {
  app.get(
    '/api/fidelidade/campanha/:id/extratos/pontos',
    { config: { envelope: 'bare' } },
    async (request) => {
      const idCampanha = readInteger(fieldsOf(request.params), 'id');
      const [row] = await db
        .select({ saldo: saldosPontos.saldo })
        .from(saldosPontos)
        .where(and(eq(saldosPontos.pessoaId, request.pessoaId), eq(saldosPontos.idCampanha, idCampanha)));
      return { pontos: row?.saldo ?? 0 };
    },
  );

  app.get('/api/fidelidade/extratos', { config: { envelope: 'bare' } }, async (request) => {
    const query = fieldsOf(request.query);
    const idCampanha = readInteger(query, 'idCampanha');
    const { limit, offset } = readPage(query, ['page', 'pagesize'], 10);
    const rows = await db
      .select({ descricao: pontos.descricao, qtDePonto: pontos.qtde, dtaEvento: pontos.dtaEvento })
      .from(pontos)
      .where(and(eq(pontos.pessoaId, request.pessoaId), eq(pontos.idCampanha, idCampanha)))
      .orderBy(desc(pontos.dtaEvento), desc(pontos.id))
      .limit(limit)
      .offset(offset);
    return { extratos: rows.map((row) => ({ ...row, dtaEvento: wireDateTime(row.dtaEvento) })) };
  });
}

async function readCampanhas({ db }: Context, pessoaId: number, condition: ReturnType<typeof and>) {
  const rows = await db
    .select({ campanha: campanhas, saldo: saldosPontos.saldo })
    .from(campanhas)
    .leftJoin(
      saldosPontos,
      and(eq(saldosPontos.idCampanha, campanhas.idCampanha), eq(saldosPontos.pessoaId, pessoaId)),
    )
    .where(condition)
    .orderBy(asc(campanhas.ordem), asc(campanhas.idCampanha));
  return rows.map(
    ({ campanha: { grupoId: _grupo, ordem: _ordem, inicial: _inicial, ...campanha }, saldo }) => ({
      ...campanha,
      saldoDePontos: saldo ?? 0,
    }),
  );
}
