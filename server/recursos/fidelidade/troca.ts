import { randomInt } from 'node:crypto';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { campanhas, itensResgate, saldosPontos } from '../../db/schema/fidelidade.ts';
import { Failure } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import { fieldsOf, readInteger } from '../../http/wire/read.ts';
import { demandActive } from '../../security/closure.ts';
import { addDays, wallClock } from '../../lib/dates.ts';

type Item = typeof itensResgate.$inferSelect;

/** Unambiguous letters and digits. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const itemOf = prepared((db) =>
  db
    .select({ item: itensResgate })
    .from(itensResgate)
    .innerJoin(campanhas, eq(campanhas.idCampanha, itensResgate.idCampanha))
    .where(
      and(
        eq(itensResgate.idResgate, sql.placeholder('idResgate')),
        eq(campanhas.flagTrocarPontos, true),
        lte(campanhas.dtaInicio, sql.placeholder('day')),
        gte(campanhas.dtaFim, sql.placeholder('day')),
      ),
    )
    .prepare('exchange_item'),
);

/** POST /api/fidelidade/extrato, body idResgate: exchanges points, once per key. @rule C4.42, R64, R77 */
export function registerTroca(app: FastifyInstance, context: Context): void {
  app.post('/api/fidelidade/extrato', async (request) => {
    const idResgate = readInteger(fieldsOf(request.body), 'idResgate');
    const moment = wallClock(context.clock.now());
    // Before the transaction, with a prepared statement; the price is written too.
    const [found] = await itemOf(context.db).execute({ idResgate, day: moment.slice(0, 10) });
    let exchanged = false;
    const answer = await once(context, request, async (tx) => {
      await demandActive(tx, request.pessoaId, 'trocar pontos');
      const { item, saldo } = await exchange(tx, request.pessoaId, found?.item, moment);
      exchanged = true;
      return { mensagem: `Troca realizada: ${item.nomeItem}.`, pontos: saldo };
    });
    // Not when an earlier answer is returned.
    if (exchanged) context.audit('exchange.done', request.pessoaId);
    return answer;
  });
}

/** An exchange, all or nothing: concurrent ones never spend the same points. Throws 400 with a message. */
async function exchange(tx: Db, pessoaId: number, item: Item | undefined, moment: string) {
  if (item === undefined) throw new Failure(400, 'Este item não está disponível para troca.');
  const own = and(eq(saldosPontos.pessoaId, pessoaId), eq(saldosPontos.idCampanha, item.idCampanha));
  // One statement checks and takes: its row lock serialises a customer's exchanges.
  const [after] = await tx
    .update(saldosPontos)
    .set({ saldo: sql`${saldosPontos.saldo} - ${item.qtdePontos}` })
    .where(and(own, gte(saldosPontos.saldo, item.qtdePontos)))
    .returning({ saldo: saldosPontos.saldo });
  if (after === undefined) {
    const [before] = await tx.select().from(saldosPontos).where(own);
    const missing = item.qtdePontos - (before?.saldo ?? 0);
    throw new Failure(400, `Saldo de pontos insuficiente: faltam ${missing} para esta troca.`);
  }
  await deliver(tx, pessoaId, item, moment);
  return { item, saldo: after.saldo };
}

/**
 * Writes the exchange in one statement, since each is a round trip. A voucher is handed out at once, the rest is pending.
 */
async function deliver(tx: Db, pessoaId: number, item: Item, moment: string): Promise<void> {
  const { idCampanha, qtdePontos, tipo, nomeItem } = item;
  const descricao = `Troca: ${nomeItem}`;
  const isVoucher = tipo === 'VO';
  const day = moment.slice(0, 10);
  const until = addDays(day, item.validadeDias ?? 30);
  await tx.execute(sql`with ponto as (
      insert into pontos (pessoa_id, id_campanha, descricao, qtde, dta_evento)
      values (${pessoaId}, ${idCampanha}, ${descricao}, ${-qtdePontos}, ${moment})
    ), resgate as (
      insert into resgates
        (pessoa_id, id_campanha, descricao, nome_produto, tipo, qtde_pontos, efetuado, dta_solicitacao_troca)
      values (${pessoaId}, ${idCampanha}, ${descricao}, ${nomeItem}, ${tipo}, ${qtdePontos}, ${isVoucher}, ${moment})
      returning id_resgate
    )
    insert into vouchers
      (pessoa_id, codigo, beneficio, dta_inicio, dta_fim, valor_centavos, minimo_centavos, id_resgate)
    select ${pessoaId}, 'VIZ' || id_resgate || '-' || ${randomCode(6)}, ${nomeItem}, ${day}::date, ${until}::date,
      ${item.valorCentavos}::int, ${item.minimoCentavos}::int, id_resgate
    from resgate where ${isVoucher}`);
}

function randomCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
