import { type Centavos, formatBRL, readCentavos, toCentavos } from '../numeros/dinheiro.ts';
import { formatNumero, readNumero } from '../numeros/numero.ts';
import { findPeso } from '../numeros/preco-por-peso.ts';
import { cleanTexto } from '../texto/texto.ts';

/** A discount rule as parsed from the wire; `tipo` decides how it reads. @rule R54 */
export interface RegraOferta {
  readonly tipo: number | null;
  /** As sent: 10, '12,5', '10%'. Rules of type 5 carry reais per litre here. */
  readonly percentualDesconto: string | number | null;
  readonly mensagem: string | null;
}

/** What the rules' lines refer to: the prices as the card shows them. */
export interface PrecosOferta {
  /** Headline price without its unit, 'R$ 2,50'. */
  readonly preco: string | null;
  /** ' por 100 g', or '' when the price is not per weight. */
  readonly unidade: string;
  /** Original price with its unit when the card does not strike it out above, else null. */
  readonly precoOriginalUnseen: string | null;
  /** Original minus price when positive. */
  readonly reduction: Centavos | null;
}

/**
 * A message fit to print: servers fill templates with missing values, which leaves 'R$ null' or a bare 'R$'.
 * @param mensagem as sent
 * @returns cleaned text, or null when nothing is left
 */
export function readMensagem(mensagem: string | null): string | null {
  const text = cleanTexto(mensagem).replace(/\b(?:null|undefined|NaN)\b/g, '');
  return cleanTexto(cleanTexto(text).replace(/R\$(?! ?-?\d)/gi, '')) || null;
}

/** A percentage as sent (12.5, '12,5', '12,5%'); null when it is missing, unreadable, not above 0 or above 100. */
export function numeroDoPercentual(value: string | number | null): number | null {
  const number = readNumero(typeof value === 'string' ? value.trim().replace(/\s?%$/, '') : value);
  return number === null || number < 0.005 || number > 100 ? null : number;
}

/**
 * A percentage as the customer reads it.
 * @param value as sent: 12.5, '12,5', '12,5%'
 * @returns '12,5%', or null when it is missing, unreadable, not above 0 or above 100
 */
function readPercentual(value: string | number | null): string | null {
  const number = numeroDoPercentual(value);
  return number === null ? null : `${formatNumero(number)}%`;
}

const readReais = (value: string | number | null): Centavos | null => {
  const amount = readCentavos(value);
  return amount !== null && amount > 0 ? amount : null;
};

const perLitre = (amount: Centavos): string => `${formatBRL(amount)} de desconto por litro`;
const SAYS_DESCONTO = /descont|abatim|econom|a menos|mais barat|\boff\b/i;
const VALOR = /R\$ ?\d+(?:[.,]\d+)*|(?<!\d)\d+[.,]\d{2}(?!\d)|(?<!\d)\d{1,3} centavos?/gi;

const readValor = (valor: string): Centavos | null =>
  /centavo/i.test(valor) ? toCentavos(Number.parseInt(valor, 10)) : readReais(valor);

/** 'R$ 0,40 por litro' alone would read as the price: the line always says that it is a discount. @rule R54 */
function describePerLitre(regra: RegraOferta, mensagem: string | null, precos: PrecosOferta): string | null {
  const given = readReais(regra.percentualDesconto);
  const stated = readReais(mensagem);
  const amount = stated ?? given ?? precos.reduction;
  if (mensagem === null || stated !== null) return amount === null ? null : perLitre(amount);
  const valores = [...mensagem.matchAll(VALOR)];
  if (SAYS_DESCONTO.test(mensagem))
    return valores.length > 0 || given === null ? mensagem : `${mensagem}: ${perLitre(given)}`;
  const [valor] = valores;
  const isOwn = valor !== undefined && [null, readValor(valor[0])].includes(given);
  if (valores.length === 1 && isOwn) return sayDesconto(mensagem, valor.index + valor[0].length);
  return `${mensagem}: ${amount === null ? 'desconto por litro' : perLitre(amount)}`;
}

/** Puts 'de desconto' behind the amount that ends there. */
function sayDesconto(mensagem: string, end: number): string {
  const rest = mensagem.slice(end).replace(/^ ?\/ ?l(?:itro)?\b/i, ' por litro');
  return `${mensagem.slice(0, end)} de desconto${/litro/i.test(mensagem.slice(0, end) + rest) ? '' : ' por litro'}${rest}`;
}

/** Whether a message has the amount in it already, whatever stands before it. */
function saysValor(mensagem: string, preco: string): boolean {
  return [...mensagem.matchAll(/\d[\d.,]*\d/g)].some(([found]) => found === preco.replace(/\D+/, ''));
}

/**
 * The line of one rule. 1: percentage, else its text; 3: message with the price; 4: per-unit text, else the
 * percentage or amount off per unit; 5: amount off per litre; 2 and any other: its message, else the price.
 * @param regra the rule
 * @param precos the card's prices
 * @returns the line, or null when the rule has nothing to say
 * @rule R54
 */
export function describeRegra(regra: RegraOferta, precos: PrecosOferta): string | null {
  const mensagem = readMensagem(regra.mensagem);
  const percentual = readPercentual(regra.percentualDesconto);
  const preco = precos.preco === null ? null : precos.preco + precos.unidade;
  switch (regra.tipo ?? 0) {
    case 1: {
      if (percentual === null) return mensagem;
      const over = precos.precoOriginalUnseen === null ? '' : ` sobre ${precos.precoOriginalUnseen}`;
      return `${percentual} de desconto${over}`;
    }
    case 3: {
      if (mensagem === null || preco === null || precos.preco === null) return mensagem ?? preco;
      if (saysValor(mensagem, precos.preco)) return mensagem;
      return `${mensagem} ${findPeso([mensagem]) === null ? preco : precos.preco}`;
    }
    case 4:
      if (mensagem !== null) return mensagem;
      if (percentual !== null) return `${percentual} de desconto por unidade`;
      if (precos.reduction !== null && precos.unidade === '')
        return `${formatBRL(precos.reduction)} de desconto por unidade`;
      return preco === null || precos.unidade !== '' ? preco : `${preco} por unidade`;
    case 5:
      return describePerLitre(regra, mensagem, precos);
    default:
      return mensagem ?? preco;
  }
}
