import { digitMask, fillPattern, maskText, onlyDigits, type Mask } from './mascara.ts';

export interface SplitTelefone {
  /** Area code: two digits, or '' when the text has none. */
  readonly ddd: string;
  readonly numero: string;
}

const MAX_DIGITS = 11;
const LANDLINE_DIGITS = 10;

/** National digits: without +55, and without the zero once dialled before an area code (none begins with 0). */
function readNational(text: string, withCountry: number): string {
  const digits = onlyDigits(text);
  const hasCountry = /^\s*\+\s*55/.test(text) || (digits.length >= withCountry && digits.startsWith('55'));
  return (hasCountry ? digits.slice(2) : digits).replace(/^0+/, '');
}

/** Landlines begin with 2 to 5 and have eight digits: their dash stands one place earlier. */
const isLandline = (raw: string): boolean => raw.length <= LANDLINE_DIGITS && /^[0-9]{2}[2-5]/.test(raw);

/** Phone field: (99)99999-9999, and (99)9999-9999 for a landline (S2.22). */
export const telefoneMask: Mask = {
  keeps: (char) => /^[0-9]$/.test(char),
  // 13, not 12: a twelfth digit typed into a full field of area code 55 is no country code.
  read: (text) => readNational(text, 13),
  max: MAX_DIGITS,
  format: (raw) => fillPattern(isLandline(raw) ? '(##)####-####' : '(##)#####-####', raw),
};

/** Area code in a field of its own: at most 3 digits (S5.17). */
export const dddMask: Mask = digitMask('###');

/** Number without its area code: 99999-9999, or 9999-9999 while it has no ninth digit. */
export const numeroMask: Mask = {
  ...digitMask('#####-####'),
  format: (raw) => fillPattern(raw.length < 9 ? '####-####' : '#####-####', raw),
};

/**
 * Phone with its separators, as far as typed.
 * @param text area code and number; +55 and a leading zero are dropped
 * @returns '(11)98765-4321', '(11)3333-4444' or the beginning of one; at most 14 characters
 */
export const maskTelefone = (text: string): string => maskText(telefoneMask, text);

/**
 * Phone as the API takes it (`celular`): digits alone, area code first.
 * @param text as typed
 * @returns at most 11 digits
 */
export const normalizeTelefone = (text: string): string => readNational(text, 12).slice(0, MAX_DIGITS);

/**
 * Area code and number of one text.
 * @param text a phone with or without area code, separators and +55
 * @returns digits of both; up to 9 digits are a number without area code
 */
export function splitTelefone(text: string): SplitTelefone {
  const digits = normalizeTelefone(text);
  return digits.length < LANDLINE_DIGITS
    ? { ddd: '', numero: digits }
    : { ddd: digits.slice(0, 2), numero: digits.slice(2) };
}

/**
 * Target of a phone link.
 * @param text a phone as the server wrote it; 0800 and other numbers without an area code are kept as they are
 * @returns 'tel:+5511987654321', 'tel:08001234567', 'tel:33334444', or null when it cannot be dialled (under 3 digits)
 */
export function telHref(text: string): string | null {
  const digits = onlyDigits(text);
  if (/^0[389]00/.test(digits)) return `tel:${digits}`;
  const { ddd, numero } = splitTelefone(text);
  if (numero.length < 3) return null;
  return ddd === '' ? `tel:${numero}` : `tel:+55${ddd}${numero}`;
}
