import type { Lancamento } from '../conta/extrato.api.ts';
import type { Campanha, ItemResgate } from '../campanhas/fidelidade.api.ts';
import type { GrupoOferta } from '../ofertas/promocoes.api.ts';
import { compareDatas, type DataCivil } from '../../lib/datas/datas.ts';
import { diasEntre, vencimento, venceEmBreve } from '../../lib/datas/vencimento.ts';
import { formatBRL, sumCentavos } from '../../lib/numeros/dinheiro.ts';
import { faltamPontos, pontosQueFaltam } from '../../lib/numeros/pontos.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { rotaDaCampanha, ROTAS, rotaDaEmpresa } from '../../lib/rotas/rotas.ts';

/** A line of 'Para esta semana'; its kind gives the icon. */
export interface LinhaDaSemana {
  kind: 'vouchers' | 'saldo' | 'novas' | 'pontos';
  titulo: string;
  dica: string;
  to: string;
}

interface Fatos {
  hoje: DataCivil;
  idEmpresa: string | null;
  vouchers: readonly Pick<Voucher, 'fim'>[];
  lancamentos: readonly Pick<Lancamento, 'dtaExpiracao' | 'valor' | 'expirado'>[];
  /** The number of new offers, and the day of the previous visit. */
  novas: { quantas: number; antes: DataCivil | null };
  campanhas: readonly Pick<Campanha, 'idCampanha' | 'nomePonto' | 'saldoDePontos' | 'flagTrocarPontos'>[];
  itens: readonly Pick<ItemResgate, 'nomeItem' | 'qtdePontosCampanha'>[];
}

const WEEK = 7;

/** Groups that began after the last visit; without one known: within a week. @rule R248 */
export const novasDesde = (
  grupos: readonly GrupoOferta[],
  antes: DataCivil | null,
  hoje: DataCivil,
): GrupoOferta[] =>
  grupos.filter(({ dtaInicio }) => {
    if (dtaInicio === null || compareDatas(dtaInicio, hoje) > 0) return false;
    return antes === null ? diasEntre(dtaInicio, hoje) < WEEK : compareDatas(dtaInicio, antes) > 0;
  });

/** What there is to say, the most urgent first. @rule R248 */
export function linhasDaSemana(fatos: Fatos): LinhaDaSemana[] {
  const linhas = [ofVouchers(fatos), ofSaldo(fatos), ofNovas(fatos), ofPontos(fatos)];
  return linhas.filter((linha) => linha !== null);
}

function ofVouchers({ vouchers, hoje }: Fatos): LinhaDaSemana | null {
  const [first, ...rest] = endingSoon(
    vouchers.map(({ fim }) => fim),
    hoje,
  );
  if (first === undefined) return null;
  const count = rest.length + 1;
  return {
    kind: 'vouchers',
    titulo: count === 1 ? '1 voucher para usar' : `${count} vouchers para usar`,
    dica: `${count === 1 ? '' : 'O primeiro: '}${vencimento(first, hoje) ?? ''}`,
    to: ROTAS.voucher,
  };
}

function ofSaldo({ lancamentos, hoje }: Fatos): LinhaDaSemana | null {
  const ending = lancamentos.filter(
    ({ dtaExpiracao, valor, expirado }) => !expirado && valor > 0 && venceEmBreve(dtaExpiracao, hoje),
  );
  const [first] = endingSoon(
    ending.map(({ dtaExpiracao }) => dtaExpiracao),
    hoje,
  );
  if (first === undefined) return null;
  return {
    kind: 'saldo',
    titulo: `${formatBRL(sumCentavos(ending.map(({ valor }) => valor)))} do seu saldo`,
    dica: vencimento(first, hoje) ?? '',
    to: ROTAS.extrato,
  };
}

function ofNovas({ novas: { quantas, antes }, idEmpresa }: Fatos): LinhaDaSemana | null {
  if (quantas === 0) return null;
  return {
    kind: 'novas',
    titulo: quantas === 1 ? '1 oferta nova' : `${quantas} ofertas novas`,
    dica: antes === null ? 'Nos últimos sete dias' : 'Desde a sua última visita',
    to: rotaDaEmpresa(ROTAS.promocoes, idEmpresa),
  };
}

/** The item that is nearest. It does not name its campaign: with several there is nothing to say. */
function ofPontos({ campanhas, itens }: Fatos): LinhaDaSemana | null {
  const [campanha, other] = campanhas.filter(({ flagTrocarPontos }) => flagTrocarPontos);
  if (campanha === undefined || other !== undefined) return null;
  const { idCampanha, saldoDePontos, nomePonto } = campanha;
  if (idCampanha === null || saldoDePontos === null) return null;
  const missing = itens.flatMap(({ nomeItem, qtdePontosCampanha }) => {
    const falta = qtdePontosCampanha && pontosQueFaltam(qtdePontosCampanha, saldoDePontos);
    return falta === null || nomeItem === null ? [] : [{ falta, nomeItem }];
  });
  const [first, ...rest] = missing;
  if (first === undefined) return null;
  const { falta, nomeItem } = rest.reduce(
    (least, one) => (pontosQueFaltam(least.falta, one.falta) === null ? least : one),
    first,
  );
  return {
    kind: 'pontos',
    titulo: faltamPontos(falta, nomePonto),
    dica: `para ${nomeItem}`,
    to: rotaDaCampanha(ROTAS.campanhaResgates, idCampanha),
  };
}

const endingSoon = (days: readonly (DataCivil | null)[], hoje: DataCivil): DataCivil[] =>
  days.filter((day) => venceEmBreve(day, hoje)).toSorted(compareDatas);
