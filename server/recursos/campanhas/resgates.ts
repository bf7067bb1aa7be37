import { and, asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { inForce } from '../../db/in-force.ts';
import { campanhas, itensResgate, resgates } from '../../db/schema/fidelidade.ts';
import { fieldsOf, readInteger } from '../../http/wire/read.ts';
import { today, wireDateTime } from '../../lib/dates.ts';

/** Exchange items and the customer's pending and finished exchanges. @rule C4.38–C4.41 */
export function registerResgates(app: FastifyInstance, context: Context): void {
  app.get('/api/fidelidade/resgates/home', async () => listItens(context, eq(itensResgate.naHome, true)));

  app.get('/api/fidelidade/resgates/:id', async (request) =>
    listItens(context, eq(itensResgate.idCampanha, readInteger(fieldsOf(request.params), 'id'))),
  );

  app.get(
    '/api/fidelidade/campanha/resgates/efetuados',
    { config: { envelope: 'bare' } },
    async (request) => {
      const rows = await listResgates(
        context,
        request.pessoaId,
        readInteger(fieldsOf(request.query), 'idCampanha'),
        true,
      );
      return {
        resgates: rows.map(({ idResgate, descricao, nomeProduto, tipo, qtdePontos }) => ({
          idResgate,
          descricao,
          nomeProduto,
          tipo,
          qtdePontosCampanha: qtdePontos,
        })),
      };
    },
  );

  app.get(
    '/api/fidelidade/campanha/:id/resgates/pendentes',
    { config: { envelope: 'bare' } },
    async (request) => {
      const rows = await listResgates(
        context,
        request.pessoaId,
        readInteger(fieldsOf(request.params), 'id'),
        false,
      );
      return {
        resgates: rows.map(({ idResgate, descricao, dtaSolicitacaoTroca, qtdePontos }) => ({
          idResgate,
          descricao,
          dtaSolicitacaoTroca: wireDateTime(dtaSolicitacaoTroca),
          qtdPonto: qtdePontos,
        })),
      };
    },
  );
}

async function listItens({ db, clock }: Context, condition: ReturnType<typeof eq>) {
  return db
    .select({
      idResgate: itensResgate.idResgate,
      tipo: itensResgate.tipo,
      nomeItem: itensResgate.nomeItem,
      imagem: itensResgate.imagem,
      qtdePontosCampanha: itensResgate.qtdePontos,
    })
    .from(itensResgate)
    .innerJoin(campanhas, eq(campanhas.idCampanha, itensResgate.idCampanha))
    .where(and(condition, inForce(campanhas, today(clock))))
    .orderBy(asc(itensResgate.ordem), asc(itensResgate.idResgate));
}

async function listResgates({ db }: Context, pessoaId: number, idCampanha: number, efetuado: boolean) {
  return db
    .select()
    .from(resgates)
    .where(
      and(
        eq(resgates.pessoaId, pessoaId),
        eq(resgates.idCampanha, idCampanha),
        eq(resgates.efetuado, efetuado),
      ),
    )
    .orderBy(desc(resgates.dtaSolicitacaoTroca), desc(resgates.idResgate));
}
