import { type Centavos, divideHalfUp, type Rational } from './dinheiro.ts';

/** Grams that a price is shown for, when the offer is priced per kilogram. */
export type Peso = 100 | 80 | 50;

/** Spec 9: per 100 g, 80 g and 50 g divide by 10, 12.5 and 20. */
const DIVISORS: Readonly<Record<Peso, Rational>> = {
  100: { numerator: 10, denominator: 1 },
  80: { numerator: 25, denominator: 2 },
  50: { numerator: 20, denominator: 1 },
};

/**
 * 'A CADA 100G' as words of their own: the letter before and the letter or digit after must be none, so that neither
 * '1100G', '100GRANDES' nor '100G5' count. 'GR', 'GRS' and 'GRAMAS' are grams as well. `\s` covers the non-breaking
 * space; the three weights are the only ones with a divisor.
 */
const A_CADA = /(?:^|[^\p{L}\p{N}])[aàá]\s*cada\s*(100|80|50)\s*(?:gramas?|grs?|g)(?![\p{L}\p{N}])/iu;

const read = (text: string): RegExpExecArray | null => A_CADA.exec(text.normalize('NFC'));

/**
 * The weight that an offer's texts price it for (R55).
 * @param texts mensagem1, mensagem2 and the rules' messages; null where there is none
 * @returns grams of the first text that names a weight, or null
 */
export function findPeso(texts: readonly (string | null | undefined)[]): Peso | null {
  for (const text of texts) {
    const grams = read(text ?? '')?.[1];
    if (grams !== undefined) return Number(grams) as Peso;
  }
  return null;
}

/**
 * Whether a text says nothing but the weight, which the price line then says already.
 * @param text one message
 * @returns true for 'A CADA 100G', alone or with punctuation around it
 */
export function isPesoAlone(text: string): boolean {
  const match = read(text);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.normalize('NFC').replace(match[0], ''));
}

/**
 * The price for a weight (R55, spec 9).
 * @param precoPorKg centavos per kilogram
 * @param peso grams
 * @returns centavos for that weight, half up
 */
export function precoPorPeso(precoPorKg: Centavos, peso: Peso): Centavos {
  return divideHalfUp(precoPorKg, DIVISORS[peso]);
}
