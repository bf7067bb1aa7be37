import { type Decimal, multiplyDecimal } from './decimal.ts';

/** Grams of a displayed price, for offers priced per kilogram. */
export type Peso = 100 | 80 | 50;

const KILOS: Readonly<Record<Peso, Decimal>> = {
  100: '0.1' as Decimal,
  80: '0.08' as Decimal,
  50: '0.05' as Decimal,
};

/**
 * 'A CADA 100G' as whole words, so that '1100G', '100GRANDES' and '100G5' do not match. 'GR', 'GRS' and 'GRAMAS' are grams
 * too. `\s` includes the non-breaking space.
 */
const A_CADA = /(?:^|[^\p{L}\p{N}])[aàá]\s*cada\s*(100|80|50)\s*(?:gramas?|grs?|g)(?![\p{L}\p{N}])/iu;

const read = (text: string): RegExpExecArray | null => A_CADA.exec(text.normalize('NFC'));

/**
 * The weight that an offer is priced for.
 * @param texts mensagem1, mensagem2 and the rules' messages
 * @returns grams from the first text that names a weight, or null
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
 * Whether a text is only the weight, which the price line shows.
 * @returns true for 'A CADA 100G', with or without punctuation
 */
export function isPesoAlone(text: string): boolean {
  const match = read(text);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.normalize('NFC').replace(match[0], ''));
}

/**
 * The price of a weight: 100, 80 or 50 of 1000 g.
 * @param precoPorKg reais per kilogram
 * @returns exact reais, to be rounded when shown
 * @rule S9.12, R55, R93
 */
export function precoPorPeso(precoPorKg: Decimal, peso: Peso): Decimal {
  return multiplyDecimal(precoPorKg, KILOS[peso]);
}
