import {
  type Decimal,
  formatDecimal,
  parseDecimal,
  readDecimal,
  roundDecimal,
  unifySeparators,
} from './decimal.ts';

/**
 * A number from the wire. Money and points are exact: use `readCentavos`, `readPontos`.
 * @param value a number or its text: '12.5', '12,5', '1.234,5', '1e3'
 * @returns a finite number, or null
 * @rule R17
 */
export function readNumero(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string') return null;
  const plain = unifySeparators(value.trim());
  if (plain === null || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number + 0 : null;
}

const TRUE = new Set(['s', 'sim', 'true', '1', 'y', 'yes']);
const FALSE = new Set(['n', 'nao', 'não', 'false', '0', 'no']);

/**
 * A boolean from the wire.
 * @param value true, 1, 'S', 'sim', 'true', '1' and their opposites, any case
 * @returns the boolean, or null for anything else, the empty text included
 * @rule R17
 */
export function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const word = String(value).trim().toLowerCase().normalize('NFC');
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : null;
}

/**
 * Exact points from the wire. A dot before three digits groups ('1.500' is fifteen hundred), unless after a zero.
 * @param value a number or its text: 1500, 0.5, '0,5', '1.500', '1.500,25', '1500.00'
 * @returns null when it is none
 * @rule R84
 */
export function readPontos(value: unknown): Decimal | null {
  const isGrouped = typeof value === 'string' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(value.trim());
  return readDecimal(isGrouped ? value.replaceAll('.', '') : value);
}

/**
 * A number in pt-BR.
 * @param decimals maximum decimals, 2 by default
 * @returns as Intl writes it: '12,5', '1.234'; beyond 40 digits unchanged
 */
export function formatNumero(value: number, decimals = 2): string {
  const number = parseDecimal(String(value));
  return number === null ? String(value) : formatDecimal(roundDecimal(number, decimals));
}
