import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { voucherProdutos, vouchers } from '../../db/schema/compras.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readOptionalChoice, readOptionalInteger } from '../../http/wire/read.ts';
import { today, wireDateTime } from '../../lib/dates.ts';
import { groupBy } from '../../lib/group-by.ts';
import { toReais } from '../../lib/money.ts';

/**
 * GET /api/promocoes/voucher?tipo=ativo|finalizado&idEmpresa. Active: unused and valid; finished: used or expired. A store
 * includes those valid everywhere.
 * @rule C4.27, R60
 */
export function registerVouchers(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/promocoes/voucher', async (request) => {
    const query = fieldsOf(request.query);
    const tipo = readOptionalChoice(query, 'tipo', ['ativo', 'finalizado']);
    if (tipo === undefined) throw new Failure(400, 'O parâmetro tipo é obrigatório.');
    const idEmpresa = readOptionalInteger(query, 'idEmpresa');
    const day = today(clock);
    const state =
      tipo === 'ativo'
        ? and(isNull(vouchers.dtaUso), gte(vouchers.dtaFim, day))
        : or(isNotNull(vouchers.dtaUso), lt(vouchers.dtaFim, day));
    const atStore =
      idEmpresa === undefined ? undefined : or(isNull(vouchers.idEmpresa), eq(vouchers.idEmpresa, idEmpresa));
    const inState = and(eq(vouchers.pessoaId, request.pessoaId), state, atStore);
    const order = [tipo === 'ativo' ? asc(vouchers.dtaFim) : desc(vouchers.dtaFim), asc(vouchers.id)];
    const rows = await db
      .select()
      .from(vouchers)
      .where(inState)
      .orderBy(...order);
    // Not by the rows' ids: a customer may have thousands, and a statement's parameters are limited.
    const ids = db.select({ id: vouchers.id }).from(vouchers).where(inState);
    const produtos = await db
      .select()
      .from(voucherProdutos)
      .where(inArray(voucherProdutos.voucherId, ids))
      .orderBy(asc(voucherProdutos.id));
    const byVoucher = groupBy(produtos, ({ voucherId }) => voucherId);
    return rows.map((row) => ({
      codigo: row.codigo,
      beneficio: row.beneficio,
      dtaInicio: row.dtaInicio,
      dtaFim: row.dtaFim,
      dtaUso: wireDateTime(row.dtaUso),
      desconto: row.valorCentavos === null ? null : { valor: toReais(row.valorCentavos) },
      vlrMinUsoVoucher: toReais(row.minimoCentavos),
      produtosDesconto: (byVoucher.get(row.id) ?? []).map(({ nome, precoOriginalCentavos }) => ({
        nome,
        precoOriginal: toReais(precoOriginalCentavos),
      })),
    }));
  });
}
