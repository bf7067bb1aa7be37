import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { cupons } from '../../db/schema/compras.ts';
import { empresas } from '../../db/schema/conteudo.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { fieldsOf, readOptionalInteger, readPage } from '../../http/wire/read.ts';
import { wireDateTime } from '../../lib/dates.ts';
import { toReais } from '../../lib/money.ts';

function ofCustomer(pessoaId: number, idEmpFormato: number | undefined) {
  return and(
    eq(cupons.pessoaId, pessoaId),
    idEmpFormato === undefined ? undefined : eq(cupons.idEmpFormato, idEmpFormato),
  );
}

/** GET /api/pessoa/cupons?tamanhoPagina&pagina&idEmpFormato and GET /api/cupom/totaldesconto?idEmpFormato. */
export function registerCupons(app: FastifyInstance, { db }: Context): void {
  app.get('/api/pessoa/cupons', async (request) => {
    const query = fieldsOf(request.query);
    const { limit, offset } = readPage(query, ['pagina', 'tamanhoPagina'], 8);
    const mine = ofCustomer(request.pessoaId, readOptionalInteger(query, 'idEmpFormato'));
    const [total] = await db.select({ rows: count() }).from(cupons).where(mine);
    // The page's ids come from the index; only those rows are read.
    const ids = db
      .select({ idCupom: cupons.idCupom })
      .from(cupons)
      .where(mine)
      .orderBy(desc(cupons.dtaCupom), desc(cupons.idCupom))
      .limit(limit)
      .offset(offset);
    const rows = await db
      .select({
        loja: empresas.nomeFantasia,
        idCupom: cupons.idCupom,
        totalCentavos: cupons.valorTotalCentavos,
        descontoCentavos: cupons.valorDescontoCentavos,
        dtaCupom: cupons.dtaCupom,
      })
      .from(cupons)
      .innerJoin(empresas, eq(empresas.idEmpresa, cupons.idEmpresa))
      .where(inArray(cupons.idCupom, ids))
      .orderBy(desc(cupons.dtaCupom), desc(cupons.idCupom));
    return {
      data: rows.map(({ totalCentavos, descontoCentavos, ...cupom }) => ({
        ...cupom,
        dtaCupom: wireDateTime(cupom.dtaCupom),
        valorTotalDaCompra: toReais(totalCentavos),
        valorTotalDeDesconto: toReais(descontoCentavos),
      })),
      totalPages: Math.ceil((total?.rows ?? 0) / limit),
    };
  });

  app.get('/api/cupom/totaldesconto', async (request) => {
    const idEmpFormato = readOptionalInteger(fieldsOf(request.query), 'idEmpFormato');
    const [total] = await db
      .select({ centavos: sum(cupons.valorDescontoCentavos).mapWith(Number) })
      .from(cupons)
      .where(ofCustomer(request.pessoaId, idEmpFormato));
    const [pessoa] = await db
      .select({ dtaInclusao: pessoas.dtaInclusao })
      .from(pessoas)
      .where(eq(pessoas.id, request.pessoaId));
    return {
      desconto: toReais(total?.centavos ?? 0),
      dtaInclusao: wireDateTime(pessoa?.dtaInclusao ?? null),
    };
  });
}
