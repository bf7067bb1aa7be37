import {
  type Decimal,
  groupThousands,
  parseDecimal,
  readDecimal,
  roundedUnits,
  unifySeparators,
} from './decimal.ts';

/** Money in centavos, a safe integer. Created only here; add with `sumCentavos`. */
export type Centavos = number & { readonly __brand: 'Centavos' };

/**
 * Brands an integer as centavos.
 * @returns the same number, never -0
 * @throws RangeError when it is no safe integer
 */
export function toCentavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(String(amount));
  return (amount + 0) as Centavos;
}

/**
 * Money from the wire before rounding.
 * @param value reais as a number or text: '12.5', '12,50', '1.234,56', 'R$ 1.234,56', '-3'
 * @returns null when it is no amount
 * @rule R17
 */
export function readReais(value: unknown): Decimal | null {
  if (typeof value !== 'string') return readDecimal(value);
  const compact = value.replace(/\s+/g, '').replace(/^\u2212/, '-');
  const bare = compact.replace(/^([+-]?)R\$/i, '$1');
  const plain = unifySeparators(bare, bare !== compact);
  return plain === null ? null : parseDecimal(plain);
}

/**
 * Rounds an amount to centavos, once and at its end.
 * @returns centavos, half up (away from zero, as Java and SQL do); null when they do not fit a safe integer
 */
export function roundCentavos(reais: Decimal): Centavos | null {
  const amount = Number(roundedUnits(reais, 2));
  return Number.isSafeInteger(amount) ? toCentavos(amount) : null;
}

/**
 * Money from the wire, in centavos: `readReais`, rounded.
 * @returns null when it is no amount or does not fit a safe integer
 */
export function readCentavos(value: unknown): Centavos | null {
  const reais = readReais(value);
  return reais === null ? null : roundCentavos(reais);
}

/**
 * Keeps the server's own amounts on one line.
 * @returns it with a space that does not break in 'R$ 5,00'
 * @rule R251
 */
export const wholeAmounts = (text: string): string => text.replaceAll(/R\$ (?=\d)/g, 'R$\u00a0');

/** @throws RangeError beyond the safe integers */
export const sumCentavos = (amounts: readonly Centavos[]): Centavos =>
  toCentavos(amounts.reduce((sum: number, amount) => toCentavos(sum + amount), 0));

/** Equal to Intl's pt-BR currency, whose first formatter takes a cheap phone a fifth of a second. */
function format(amount: Centavos, positive: '' | '+'): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : amount > 0 ? positive : '';
  return `${sign}R$\u00a0${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/**
 * Money in pt-BR.
 * @returns 'R$ 1.234,56', '-R$ 3,00', with Intl's non-breaking space
 * @rule S9.14
 */
export const formatBRL = (amount: Centavos): string => format(amount, '');

/**
 * Money with a sign, for statements.
 * @returns '+R$ 10,00', '-R$ 3,00'; zero has no sign
 * @rule S2.65
 */
export const formatSignedBRL = (amount: Centavos): string => format(amount, '+');
