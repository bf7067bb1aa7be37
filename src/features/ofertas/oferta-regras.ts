import { type Centavos, formatBRL, readCentavos, toCentavos } from '../../lib/numeros/dinheiro.ts';
import { formatNumero, readNumero } from '../../lib/numeros/numero.ts';
import { findPeso } from '../../lib/numeros/preco-por-peso.ts';
import { cleanTexto } from '../../lib/texto/texto.ts';

/** A discount rule of the wire; `tipo` decides its text. @rule R54 */
export interface RegraOferta {
  readonly tipo: number | null;
  /** As sent: 10, '12,5', '10%'. Type 5 has reais per litre here. */
  readonly percentualDesconto: string | number | null;
  readonly mensagem: string | null;
}

/** The card's prices, for the rules' texts. */
export interface PrecosOferta {
  /** The price without its unit, 'R$ 2,50'. */
  readonly preco: string | null;
  /** ' por 100 g', or '' when the price is not per weight. */
  readonly unidade: string;
  /** The original price with its unit, unless the card strikes it out; else null. */
  readonly precoOriginalUnseen: string | null;
  /** Original minus price when positive. */
  readonly reduction: Centavos | null;
}

/**
 * A printable message: servers leave 'R$ null' or a bare 'R$' in templates.
 * @param mensagem as sent
 * @returns cleaned text, or null
 */
export function readMensagem(mensagem: string | null): string | null {
  const text = cleanTexto(mensagem).replace(/\b(?:null|undefined|NaN)\b/g, '');
  return cleanTexto(cleanTexto(text).replace(/R\$(?! ?-?\d)/gi, '')) || null;
}

/** A percentage; null when missing, invalid, not above 0 or above 100. */
export function numeroDoPercentual(value: string | number | null): number | null {
  const number = readNumero(typeof value === 'string' ? value.trim().replace(/\s?%$/, '') : value);
  return number === null || number < 0.005 || number > 100 ? null : number;
}

/**
 * A percentage in pt-BR.
 * @param value as sent: 12.5, '12,5', '12,5%'
 * @returns '12,5%', or null when missing, invalid, not above 0 or above 100
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

/** Always says 'de desconto': 'R$ 0,40 por litro' alone would read as the price. @rule R54 */
function describePerLitre(regra: RegraOferta, mensagem: string | null, precos: PrecosOferta): string | null {
  const given = readReais(regra.percentualDesconto);
  const stated = readReais(mensagem);
  const amount = stated ?? given ?? precos.reduction;
  if (mensagem === null || stated !== null) return amount === null ? null : perLitre(amount);
  const valores = [...mensagem.matchAll(VALOR)];
  if (SAYS_DESCONTO.test(mensagem))
    return valores.length > 0 || given === null ? mensagem : `${mensagem}: ${perLitre(given)}`;
  const [valor] = valores;
  const isOfRule = valor !== undefined && [null, readValor(valor[0])].includes(given);
  if (valores.length === 1 && isOfRule) return sayDesconto(mensagem, valor.index + valor[0].length);
  return `${mensagem}: ${amount === null ? 'desconto por litro' : perLitre(amount)}`;
}

/** Adds 'de desconto' after the amount. */
function sayDesconto(mensagem: string, end: number): string {
  const rest = mensagem.slice(end).replace(/^ ?\/ ?l(?:itro)?\b/i, ' por litro');
  return `${mensagem.slice(0, end)} de desconto${/litro/i.test(mensagem.slice(0, end) + rest) ? '' : ' por litro'}${rest}`;
}

/** Whether a message contains the amount. */
function saysValor(mensagem: string, preco: string): boolean {
  return [...mensagem.matchAll(/\d[\d.,]*\d/g)].some(([found]) => found === preco.replace(/\D+/, ''));
}

/**
 * A rule's line. 1: percentage, else its text; 3: message with the price; 4: per-unit text, else percentage or amount off
 * per unit; 5: amount off per litre; others: message, else price.
 * @param regra the rule
 * @param precos the card's prices
 * @returns the line, or null
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
