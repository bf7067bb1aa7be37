import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { inForce } from '../../db/in-force.ts';
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
        inForce(campanhas, sql.placeholder('day')),
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
    return once(
      context,
      request,
      async (tx) => exchange(tx, request.pessoaId, found?.item, moment),
      () => context.audit('exchange.done', request.pessoaId),
    );
  });
}

/** An exchange, all or nothing: concurrent ones never spend the same points. Throws 400 with a message. */
async function exchange(tx: Db, pessoaId: number, item: Item | undefined, moment: string) {
  const saldo = item === undefined ? undefined : await takeAndDeliver(tx, pessoaId, item, moment);
  if (item !== undefined && saldo !== undefined)
    return { mensagem: `Troca realizada: ${item.nomeItem}.`, pontos: saldo };
  await demandActive(tx, pessoaId, 'trocar pontos');
  if (item === undefined) throw new Failure(400, 'Este item não está disponível para troca.');
  const ofCampaign = and(eq(saldosPontos.pessoaId, pessoaId), eq(saldosPontos.idCampanha, item.idCampanha));
  const [previous] = await tx.select().from(saldosPontos).where(ofCampaign);
  const missing = item.qtdePontos - (previous?.saldo ?? 0);
  throw new Failure(400, `Saldo de pontos insuficiente: faltam ${missing} para esta troca.`);
}

/**
 * One statement, since each is a round trip: takes an active customer's points and writes the exchange. The balance's row lock
 * serialises a customer's exchanges. A voucher is handed out at once, the rest is pending.
 * @returns the new balance; undefined when nothing was taken
 */
async function takeAndDeliver(
  tx: Db,
  pessoaId: number,
  item: Item,
  moment: string,
): Promise<number | undefined> {
  const { idCampanha, qtdePontos, tipo, nomeItem } = item;
  const descricao = `Troca: ${nomeItem}`;
  const isVoucher = tipo === 'VO';
  const day = moment.slice(0, 10);
  const until = addDays(day, item.validadeDias ?? 30);
  const [after] = await rowsOf<{ saldo: number }>(
    tx,
    sql`with dono as (
      select dta_hora_solicitacao_exclusao is null as ativo from pessoas where id = ${pessoaId} for share
    ), depois as (
      update saldos_pontos set saldo = saldo - ${qtdePontos}
      where pessoa_id = ${pessoaId} and id_campanha = ${idCampanha} and saldo >= ${qtdePontos}
        and (select ativo from dono)
      returning saldo
    ), ponto as (
      insert into pontos (pessoa_id, id_campanha, descricao, qtde, dta_evento)
      select ${pessoaId}::int, ${idCampanha}::int, ${descricao}, ${-qtdePontos}::int, ${moment}::timestamp from depois
    ), resgate as (
      insert into resgates
        (pessoa_id, id_campanha, descricao, nome_produto, tipo, qtde_pontos, efetuado, dta_solicitacao_troca)
      select ${pessoaId}::int, ${idCampanha}::int, ${descricao}, ${nomeItem}, ${tipo}, ${qtdePontos}::int,
        ${isVoucher}::boolean, ${moment}::timestamp from depois
      returning id_resgate
    ), voucher as (
      insert into vouchers
        (pessoa_id, codigo, beneficio, dta_inicio, dta_fim, valor_centavos, minimo_centavos, id_resgate)
      select ${pessoaId}::int, 'VIZ' || id_resgate || '-' || ${randomCode(6)}, ${nomeItem}, ${day}::date,
        ${until}::date, ${item.valorCentavos}::int, ${item.minimoCentavos}::int, id_resgate
      from resgate where ${isVoucher}::boolean
    )
    select saldo from depois`,
  );
  return after?.saldo;
}

function randomCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
