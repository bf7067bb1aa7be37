/**
 * An exact decimal as canonical text: '1500', '-12.5', '0'. Text, so that it survives JSON; equal values have equal text.
 */
export type Decimal = string & { readonly __brand: 'Decimal' };

export const ZERO = '0' as Decimal;

/** Longer input is no figure. Enough decimals for the smallest float. */
const MAX_WHOLE_DIGITS = 40;
const MAX_DIGITS = 400;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads plain decimal text without floats.
 * @param text '1234.567', '.5', '-12.50', '125e-1'
 * @returns null when it is no number, or has more than 40 integer digits or 400 in all
 */
export function parseDecimal(text: string): Decimal | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [whole, fraction, exponent] = [match[2] ?? '', match[3] ?? '', Number(match[4] ?? 0)];
  const digits = whole + fraction;
  const places = Math.max(fraction.length - exponent, 0);
  if (digits === '' || Math.max(digits.length, places) > MAX_DIGITS) return null;
  if (whole.length + exponent > MAX_WHOLE_DIGITS) return null;
  const units = BigInt(digits.padEnd(whole.length + exponent + places, '0'));
  return toDecimal(match[1] === '-' ? -units : units, places);
}

/**
 * A number from the wire, exactly: a JSON number is read through its shortest decimal text.
 * @param value a number or its text: '12.5', '12,50', '1.234,56', '-3'
 * @returns null when it is none
 * @rule R17
 */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return parseDecimal(String(value));
  if (typeof value !== 'string') return null;
  const plain = unifySeparators(value.trim().replace(/^\u2212/, '-'));
  return plain === null ? null : parseDecimal(plain);
}

/**
 * Normalises a written number to 'digits.digits'. Of two kinds of separators the last is decimal. A single one is decimal
 * ('5.899' is a fuel price), unless '1.234' must be Brazilian. A repeated one groups thousands.
 * @param text Brazilian, English or plain; no currency sign, no spaces
 * @param isBrazilian a dot only groups, unless after a 0: with a currency sign
 * @returns plain decimal text, unchecked; null when groups are not of three digits
 */
export function unifySeparators(text: string, isBrazilian = false): string | null {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  const isGrouped = isBrazilian && commas === 0 && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(text);
  if (dots + commas === 0 || (dots + commas === 1 && !isGrouped)) return text.replace(',', '.');
  const decimal = dots > 0 && commas > 0 ? (text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.') : '';
  const whole = decimal === '' ? text : text.slice(0, text.lastIndexOf(decimal));
  const rest = decimal === '' ? '' : `.${text.slice(text.lastIndexOf(decimal) + 1)}`;
  const grouped =
    decimal === ',' || (decimal === '' && dots > 0) ? /^[+-]?\d{1,3}(\.\d{3})+$/ : /^[+-]?\d{1,3}(,\d{3})+$/;
  return grouped.test(whole) ? whole.replace(/[.,]/g, '') + rest : null;
}

function toDecimal(units: bigint, places: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const dot = digits.length - places;
  let end = digits.length;
  while (end > dot && digits[end - 1] === '0') end -= 1;
  const sign = units < 0n ? '-' : '';
  return `${sign}${digits.slice(0, dot)}${end > dot ? '.' : ''}${digits.slice(dot, end)}` as Decimal;
}

function partsOf(number: Decimal): { units: bigint; places: number } {
  const dot = number.indexOf('.');
  return { units: BigInt(number.replace('.', '')), places: dot < 0 ? 0 : number.length - dot - 1 };
}

export function subtractDecimal(a: Decimal, b: Decimal): Decimal {
  const [left, right] = [partsOf(a), partsOf(b)];
  const places = Math.max(left.places, right.places);
  const unitsOf = (parts: typeof left): bigint => parts.units * 10n ** BigInt(places - parts.places);
  return toDecimal(unitsOf(left) - unitsOf(right), places);
}

export function multiplyDecimal(a: Decimal, b: Decimal): Decimal {
  const [left, right] = [partsOf(a), partsOf(b)];
  return toDecimal(left.units * right.units, left.places + right.places);
}

export const signOf = (number: Decimal): -1 | 0 | 1 => (number === ZERO ? 0 : number[0] === '-' ? -1 : 1);

/**
 * Rounds half up, away from zero, as Java and SQL do.
 * @param places decimals to keep
 * @returns the number in units of the last of them: 1.995 at 2 places is 200n
 */
export function roundedUnits(number: Decimal, places: number): bigint {
  const parts = partsOf(number);
  if (parts.places <= places) return parts.units * 10n ** BigInt(places - parts.places);
  const unit = 10n ** BigInt(parts.places - places);
  const half = parts.units < 0n ? -unit : unit;
  return (parts.units * 2n + half) / (unit * 2n);
}

/** Rounds half up, away from zero. */
export const roundDecimal = (number: Decimal, places: number): Decimal =>
  toDecimal(roundedUnits(number, places), places);

/** Digits in groups of three: '1234567' is '1.234.567'. */
export function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  return groups.join('.');
}

/**
 * A decimal in pt-BR, unrounded.
 * @returns '1.500', '-0,5'
 */
export function formatDecimal(number: Decimal): string {
  const [whole = '', fraction] = number.replace('-', '').split('.');
  const sign = number[0] === '-' ? '-' : '';
  return `${sign}${groupThousands(whole)}${fraction === undefined ? '' : `,${fraction}`}`;
}
