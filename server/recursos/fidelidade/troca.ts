import { randomInt } from 'node:crypto';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { vouchers } from '../../db/schema/compras.ts';
import { campanhas, itensResgate, pontos, resgates, saldosPontos } from '../../db/schema/fidelidade.ts';
import { Failure } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import { fieldsOf, readInteger } from '../../http/wire/read.ts';
import { demandActive } from '../../security/closure.ts';
import { addDays, wallClock } from '../../lib/dates.ts';

type Item = typeof itensResgate.$inferSelect;

/** Letters and digits that no cashier confuses. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** POST /api/fidelidade/extrato, body idResgate: exchanges points for an item, once for each key. @rule C4.42, R64, R77 */
export function registerTroca(app: FastifyInstance, context: Context): void {
  app.post('/api/fidelidade/extrato', async (request) => {
    const idResgate = readInteger(fieldsOf(request.body), 'idResgate');
    const moment = wallClock(context.clock.now());
    let exchanged = false;
    const answer = await once(context, request, async (tx) => {
      await demandActive(tx, request.pessoaId, 'trocar pontos');
      const { item, saldo } = await exchange(tx, request.pessoaId, idResgate, moment);
      exchanged = true;
      return { mensagem: `Troca realizada: ${item.nomeItem}.`, pontos: saldo };
    });
    // Not when the stored answer of an earlier request is returned.
    if (exchanged) context.audit('exchange.done', request.pessoaId);
    return answer;
  });
}

/**
 * Everything of an exchange or nothing: the balance row is locked first, so that exchanges of one customer wait for
 * each other and never spend the same points. Throws 400 with words for the customer.
 */
async function exchange(tx: Db, pessoaId: number, idResgate: number, moment: string) {
  const day = moment.slice(0, 10);
  const [found] = await tx
    .select({ item: itensResgate })
    .from(itensResgate)
    .innerJoin(campanhas, eq(campanhas.idCampanha, itensResgate.idCampanha))
    .where(
      and(
        eq(itensResgate.idResgate, idResgate),
        eq(campanhas.flagTrocarPontos, true),
        lte(campanhas.dtaInicio, day),
        gte(campanhas.dtaFim, day),
      ),
    );
  if (found === undefined) throw new Failure(400, 'Este item não está disponível para troca.');
  const { item } = found;
  const own = and(eq(saldosPontos.pessoaId, pessoaId), eq(saldosPontos.idCampanha, item.idCampanha));
  const [before] = await tx.select().from(saldosPontos).where(own).for('update');
  const missing = item.qtdePontos - (before?.saldo ?? 0);
  if (missing > 0) {
    throw new Failure(400, `Saldo de pontos insuficiente: faltam ${missing} para esta troca.`);
  }
  const [after] = await tx
    .update(saldosPontos)
    .set({ saldo: sql`${saldosPontos.saldo} - ${item.qtdePontos}` })
    .where(own)
    .returning({ saldo: saldosPontos.saldo });
  const descricao = `Troca: ${item.nomeItem}`;
  const { idCampanha, qtdePontos } = item;
  await tx.insert(pontos).values({ pessoaId, idCampanha, descricao, qtde: -qtdePontos, dtaEvento: moment });
  await deliver(tx, pessoaId, item, descricao, moment);
  return { item, saldo: after?.saldo ?? 0 };
}

/** Writes the exchange; a voucher is handed over at once, the rest waits for the store or the partner. */
async function deliver(
  tx: Db,
  pessoaId: number,
  item: Item,
  descricao: string,
  moment: string,
): Promise<void> {
  const { idCampanha, qtdePontos, tipo, nomeItem } = item;
  const [resgate] = await tx
    .insert(resgates)
    .values({
      pessoaId,
      idCampanha,
      descricao,
      nomeProduto: nomeItem,
      tipo,
      qtdePontos,
      efetuado: tipo === 'VO',
      dtaSolicitacaoTroca: moment,
    })
    .returning({ idResgate: resgates.idResgate });
  if (tipo !== 'VO' || resgate === undefined) return;
  const day = moment.slice(0, 10);
  await tx.insert(vouchers).values({
    pessoaId,
    codigo: `VIZ${resgate.idResgate}-${randomCode(6)}`,
    beneficio: nomeItem,
    dtaInicio: day,
    dtaFim: addDays(day, item.validadeDias ?? 30),
    valorCentavos: item.valorCentavos,
    minimoCentavos: item.minimoCentavos,
    idResgate: resgate.idResgate,
  });
}

function randomCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
