/** An amount of money in whole centavos, a safe integer. Made only here; add with `sumCentavos`, never with reais. */
export type Centavos = number & { readonly __brand: 'Centavos' };

/** A positive fraction of two positive integers: 12.5 is {numerator: 25, denominator: 2}. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * Brands an integer as centavos.
 * @param amount whole centavos, of either sign
 * @returns the same number, never -0
 * @throws RangeError when it is no safe integer
 */
export function toCentavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole centavos: ${amount}`);
  return (amount + 0) as Centavos;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** '1234.567e-1' to centavos on its digits alone: a product of floats would turn 1.005 into 1.00. */
function fromDecimal(text: string): Centavos | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [whole, fraction] = [match[2] ?? '', match[3] ?? ''];
  if (whole === '' && fraction === '') return null;
  const places = fraction.length - Number(match[4] ?? 0) - 2;
  const digits = whole + fraction;
  const kept =
    places > 0
      ? digits.slice(0, Math.max(digits.length - places, 0))
      : digits.padEnd(digits.length - places, '0');
  const next = places > 0 && places <= digits.length ? digits.charAt(digits.length - places) : '0';
  const amount = Number(kept) + (next >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(amount)) return null;
  return toCentavos(match[1] === '-' && amount !== 0 ? -amount : amount);
}

/**
 * Brings a written number to 'digits.digits'. With both separators the last one is the decimal one. A single
 * separator is the decimal one, even before three digits ('5.899' is a fuel price), except after R$, where '1.234'
 * can only be Brazilian. A separator that repeats groups thousands.
 * @param text a number with '.' and ',' in Brazilian, English or plain notation; no currency sign, no spaces
 * @param isBrazilian true when a currency sign stood before it
 * @returns plain decimal text, not yet checked to be a number; null when the groups are not of three digits
 */
export function unifySeparators(text: string, isBrazilian = false): string | null {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  const isGrouped = isBrazilian && commas === 0 && /^[+-]?\d{1,3}\.\d{3}$/.test(text);
  if (dots + commas === 0 || (dots + commas === 1 && !isGrouped)) return text.replace(',', '.');
  const decimal = dots > 0 && commas > 0 ? (text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.') : '';
  const whole = decimal === '' ? text : text.slice(0, text.lastIndexOf(decimal));
  const rest = decimal === '' ? '' : `.${text.slice(text.lastIndexOf(decimal) + 1)}`;
  const grouped =
    decimal === ',' || (decimal === '' && dots > 0) ? /^[+-]?\d{1,3}(\.\d{3})+$/ : /^[+-]?\d{1,3}(,\d{3})+$/;
  return grouped.test(whole) ? whole.replace(/[.,]/g, '') + rest : null;
}

function fromText(text: string): Centavos | null {
  const compact = text.replace(/\s+/g, '').replace(/^\u2212/, '-');
  const bare = compact.replace(/^([+-]?)R\$/i, '$1');
  const plain = unifySeparators(bare, bare !== compact);
  return plain === null ? null : fromDecimal(plain);
}

/**
 * Money from the wire (R17), exactly: numbers are read through their shortest decimal text.
 * @param value a number in reais, or text: '12.5', '12,50', '1.234,56', 'R$ 1.234,56', '-3'
 * @returns centavos, beyond two decimals rounded half up (away from zero, as Java and SQL do); null when it is no
 *   amount or does not fit a safe integer
 */
export function readCentavos(value: unknown): Centavos | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromDecimal(String(value)) : null;
  return typeof value === 'string' ? fromText(value) : null;
}

/**
 * Adds amounts.
 * @param amounts centavos, possibly none
 * @returns their sum
 * @throws RangeError beyond the safe integers
 */
export const sumCentavos = (amounts: readonly Centavos[]): Centavos =>
  toCentavos(amounts.reduce((sum: number, amount) => toCentavos(sum + amount), 0));

/**
 * Divides an amount by a fraction in integers alone (R55).
 * @param amount centavos
 * @param by positive fraction: {numerator: 25, denominator: 2} divides by 12.5
 * @returns centavos, rounded half up (away from zero)
 * @throws RangeError when the fraction is not made of positive safe integers, or the result is not safe
 */
export function divideHalfUp(amount: Centavos, by: Rational): Centavos {
  const { numerator, denominator } = by;
  if (!(
    Number.isSafeInteger(numerator) &&
    numerator > 0 &&
    Number.isSafeInteger(denominator) &&
    denominator > 0
  )) {
    throw new RangeError('A divisor needs two positive integers');
  }
  const [dividend, divisor] = [BigInt(Math.abs(amount)) * BigInt(denominator), BigInt(numerator)];
  const quotient = Number((dividend * 2n + divisor) / (divisor * 2n));
  return toCentavos(amount < 0 ? -quotient : quotient);
}

type Sign = 'auto' | 'exceptZero';

// Kept: a list of a hundred prices must not make a hundred formatters.
const formatters = new Map<Sign, Intl.NumberFormat>();

function format(amount: Centavos, signDisplay: Sign): string {
  const formatter =
    formatters.get(signDisplay) ??
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay });
  formatters.set(signDisplay, formatter);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  // Text, not amount / 100: beyond 10^13 reais the quotient's nearest double is a centavo off.
  const reais = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return formatter.format(reais);
}

/**
 * Money as the customer reads it (spec 9).
 * @param amount centavos
 * @returns 'R$ 1.234,56', '-R$ 3,00'; the space is the non-breaking one of Intl
 */
export const formatBRL = (amount: Centavos): string => format(amount, 'auto');

/**
 * Money of a statement: with its sign in both directions (spec 2, account statement).
 * @param amount centavos
 * @returns '+R$ 10,00', '-R$ 3,00'; zero has no sign
 */
export const formatSignedBRL = (amount: Centavos): string => format(amount, 'exceptZero');
