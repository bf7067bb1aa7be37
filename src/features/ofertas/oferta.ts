import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { type Decimal } from '../../lib/numeros/decimal.ts';
import {
  type Centavos,
  formatBRL,
  roundCentavos,
  toCentavos,
  wholeAmounts,
} from '../../lib/numeros/dinheiro.ts';
import { formatNumero } from '../../lib/numeros/numero.ts';
import { describeRegra, readMensagem, type RegraOferta } from './oferta-regras.ts';
import { findPeso, isPesoAlone, type Peso, precoPorPeso } from '../../lib/numeros/preco-por-peso.ts';
import { foldTexto } from '../../lib/texto/texto.ts';

/**
 * An item of an offer group; prices in reais, per kilogram when a text names a weight. Rounded here, once.
 * @rule C4.26, R93
 */
export interface ItemOferta {
  readonly nome: string | null;
  readonly preco: Decimal | null;
  readonly precoOriginal: Decimal | null;
  readonly qtde: number | null;
  readonly mensagem1: string | null;
  readonly mensagem2: string | null;
  readonly regras: readonly RegraOferta[];
}

export interface PeriodoOferta {
  readonly dtaInicio: DataCivil | null;
  readonly dtaFim: DataCivil | null;
}

/** The card's texts; null prints nothing. */
export interface OfertaCard {
  readonly nome: string;
  /** 'R$ 2,50'. */
  readonly preco: string | null;
  /** 'por 100 g', beside both prices. */
  readonly unidade: string | null;
  /** Struck out; only when above the price. */
  readonly precoOriginal: string | null;
  /** Messages and rules without duplicates. */
  readonly linhas: readonly string[];
  readonly limite: string | null;
  readonly validade: string | null;
}

/**
 * Whether an offer is for everybody.
 * @param publico the group's audience
 * @returns true for 'G', case and spaces ignored; all else is exclusive
 * @rule R53
 */
export function isOfertaGeral(publico: string | null | undefined): boolean {
  return publico?.trim().toUpperCase() === 'G';
}

/**
 * The limit per document.
 * @param qtde items per CPF or CNPJ
 * @returns 'Limite de 5 por CPF/CNPJ', or null for none, 0 and less
 * @rule R56
 */
export function describeLimite(qtde: number | null): string | null {
  if (qtde === null || !Number.isFinite(qtde) || qtde < 0.005) return null;
  return `Limite de ${formatNumero(qtde)} por CPF/CNPJ`;
}

/**
 * An offer's period.
 * @param periodo first and last day
 * @returns 'Válido de 01/03/2024 a 31/03/2024', with one day 'Válido a partir de …' or 'Válido até …', else null
 */
export function describeValidade({ dtaInicio, dtaFim }: PeriodoOferta): string | null {
  if (dtaInicio !== null && dtaFim !== null) {
    return `Válido de ${formatData(dtaInicio)} a ${formatData(dtaFim)}`;
  }
  if (dtaFim !== null) return `Válido até ${formatData(dtaFim)}`;
  return dtaInicio === null ? null : `Válido a partir de ${formatData(dtaInicio)}`;
}

/** A price of zero means that only the rules apply. */
function toShown(reais: Decimal | null, peso: Peso | null): Centavos | null {
  if (reais === null) return null;
  const amount = roundCentavos(peso === null ? reais : precoPorPeso(reais, peso));
  return amount !== null && amount > 0 ? amount : null;
}

/** The card's figures. */
interface PrecosEmCentavos {
  /** Grams; null when the prices are not per weight. */
  readonly peso: Peso | null;
  /** The item's price, else the original one. */
  readonly preco: Centavos | null;
  readonly original: Centavos | null;
  /** Original minus price when positive. */
  readonly reduction: Centavos | null;
}

/** An item's prices, rounded once. @rule R55, R93 */
export function precosDaOferta(item: ItemOferta): PrecosEmCentavos {
  const peso = findPeso([item.mensagem1, item.mensagem2, ...item.regras.map(({ mensagem }) => mensagem)]);
  const [own, original] = [toShown(item.preco, peso), toShown(item.precoOriginal, peso)];
  const reduction = own !== null && original !== null && original > own ? toCentavos(original - own) : null;
  return { peso, preco: own ?? original, original, reduction };
}

function describeLinhas(said: readonly string[], texts: readonly (string | null)[]): string[] {
  const seen = new Set(['', ...said.map(foldTexto)]);
  return texts.filter((text): text is string => {
    if (text === null || seen.has(foldTexto(text))) return false;
    seen.add(foldTexto(text));
    return true;
  });
}

/**
 * The card of an item. Without a price it shows the original one, to which the rules apply.
 * @param item prices as sent
 * @param periodo the group's days
 * @returns pt-BR texts without duplicates, bare 'R$', 'null' or 'NaN'
 * @rule S2.39–S2.41, R54–R56
 */
export function describeOferta(item: ItemOferta, periodo: PeriodoOferta): OfertaCard {
  const { peso, preco: headline, original, reduction } = precosDaOferta(item);
  const preco = headline === null ? null : formatBRL(headline);
  const unidade = headline === null || peso === null ? null : `por ${peso} g`;
  const suffix = unidade === null ? '' : ` ${unidade}`;
  const precos = {
    preco,
    unidade: suffix,
    precoOriginalUnseen: original === null || reduction !== null ? null : formatBRL(original) + suffix,
    reduction,
  };
  const texts = [
    ...[item.mensagem1, item.mensagem2].map(readMensagem),
    ...item.regras.map((regra) => describeRegra(regra, precos)),
  ].filter((text) => text === null || unidade === null || !isPesoAlone(text));
  const nome = readMensagem(item.nome) ?? 'Oferta';
  return {
    nome: wholeAmounts(nome),
    preco,
    unidade,
    precoOriginal: original === null || reduction === null ? null : formatBRL(original),
    linhas: describeLinhas([nome, preco ?? '', `${preco ?? ''}${suffix}`], texts).map(wholeAmounts),
    limite: describeLimite(item.qtde),
    validade: describeValidade(periodo),
  };
}
