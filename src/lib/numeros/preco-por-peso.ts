import { type Decimal, multiplyDecimal } from './decimal.ts';

/** Grams that a price is shown for, when the offer is priced per kilogram. */
export type Peso = 100 | 80 | 50;

const KILOS: Readonly<Record<Peso, Decimal>> = {
  100: '0.1' as Decimal,
  80: '0.08' as Decimal,
  50: '0.05' as Decimal,
};

/**
 * 'A CADA 100G' as words of their own: the letter before and the letter or digit after must be none, so that neither
 * '1100G', '100GRANDES' nor '100G5' count. 'GR', 'GRS' and 'GRAMAS' are grams as well. `\s` covers the non-breaking
 * space; the three weights are the only ones with a divisor.
 */
const A_CADA = /(?:^|[^\p{L}\p{N}])[aàá]\s*cada\s*(100|80|50)\s*(?:gramas?|grs?|g)(?![\p{L}\p{N}])/iu;

const read = (text: string): RegExpExecArray | null => A_CADA.exec(text.normalize('NFC'));

/**
 * The weight that an offer's texts price it for.
 * @param texts mensagem1, mensagem2 and the rules' messages; null where there is none
 * @returns grams of the first text that names a weight, or null
 * @rule R55
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
 * The price for a weight: dividing by 10, 12.5 and 20 is taking 100, 80 and 50 of 1000 g.
 * @param precoPorKg reais per kilogram, as sent
 * @param peso grams
 * @returns reais for that weight, exactly; whoever shows them rounds them
 * @rule S9.12, R55, R93
 */
export function precoPorPeso(precoPorKg: Decimal, peso: Peso): Decimal {
  return multiplyDecimal(precoPorKg, KILOS[peso]);
}
