import {
  digitMask,
  fillPattern,
  isAtOnce,
  type Mask,
  type MaskEdit,
  maskText,
  onlyDigits,
} from './mascara.ts';

export interface SplitTelefone {
  /** Area code: two digits, or '' when the text has none. */
  readonly ddd: string;
  readonly numero: string;
}

const MAX_DIGITS = 11;
const LANDLINE_DIGITS = 10;

const DDD = /^(?:1[1-9]|2[12478]|3[1-578]|[46][1-9]|5[1345]|7[13-579]|[89][1-9])$/;
const NUMERO = /^(?:9\d{8}|[2-5]\d{7})$/;
/** Prefixes of an area code: country, carrier, zero. The first that leaves a whole number applies. */
const PREFIXES = [/^0055/, /^00\d\d55/, /^55/, /^0\d\d/, /^0/];
const WHOLE = /^[1-9]\d{9,10}$/;

/** Without prefixes; no area code begins with 0. */
function withoutPrefix(digits: string): string {
  if (WHOLE.test(digits)) return digits;
  for (const prefix of PREFIXES) {
    const rest = digits.replace(prefix, '');
    if (rest !== digits && WHOLE.test(rest)) return rest;
  }
  const inner = digits.replace(/^(?:00)?55(?=0)/, '');
  return inner === digits ? digits.replace(/^0+/, '') : withoutPrefix(inner);
}

/** The dialled digits, without an extension; a WhatsApp link always includes the country. */
function dialled(text: string): string {
  const link = /(?:wa\.me\/|phone=)\+?(\d+)/i.exec(text)?.[1];
  return link === undefined ? text.replace(/\b(?:ramal|ext)\b.*/i, '') : `+${link}`;
}

const isInternational = (text: string): boolean => /^[^\d+]*\+/.test(text);

/** Digits of a typed, pasted or linked phone, area code first. */
function readNational(text: string): string {
  const source = dialled(text);
  const digits = onlyDigits(source);
  const isBrazilian = isInternational(source) && digits.startsWith('55');
  return withoutPrefix(isBrazilian ? digits.slice(2) : digits);
}

/** Whether an area code exists, with or without a leading zero. @rule R163 */
export const isDdd = (text: string): boolean => DDD.test(text.trim().replace(/^0/, ''));

/** Whether a number is valid without its area code. @rule R163 */
export const isNumero = (text: string): boolean => NUMERO.test(onlyDigits(text));

const isWhole = (digits: string): boolean => DDD.test(digits.slice(0, 2)) && NUMERO.test(digits.slice(2));

/** Whether a text is exactly one Brazilian phone. */
export function isTelefoneText(text: string): boolean {
  const source = dialled(text);
  const digits = onlyDigits(source);
  if (isInternational(source) && !digits.startsWith('55')) return false;
  return !isEither(source) && isWhole(readNational(text));
}

/** Ambiguous: 55 99323-4567 with one digit more, or 99 3234-5678 after the country code. */
function isEither(source: string): boolean {
  const digits = onlyDigits(source);
  return digits.length === 12 && !isInternational(source) && isWhole(digits.slice(0, MAX_DIGITS));
}

/** Landlines begin with 2 to 5 and have eight digits. */
const isLandline = (raw: string): boolean => raw.length <= LANDLINE_DIGITS && /^[0-9]{2}[2-5]/.test(raw);

/**
 * Input that begins with a prefix or was pasted too long stays unchanged until it is complete: cut at eleven digits it
 * would be another number.
 */
function isOnItsWay(edit: MaskEdit): boolean {
  const { value } = edit;
  const digits = onlyDigits(value);
  const isMarked = /^[^\d]*[+0]/.test(value);
  if (!isMarked && digits.length <= MAX_DIGITS) return false;
  const atOnce = isAtOnce(edit);
  // More digits may follow: 0 41 4198-7654 could begin with carrier 41.
  if (isTelefoneText(value)) return !atOnce && /^[^\d+]*0/.test(value);
  return isMarked || atOnce || (digits.startsWith('55') && canBecome(digits.slice(2)));
}

const canBecome = (digits: string): boolean =>
  DDD.test(digits.slice(0, 2)) && /^(?:9\d{0,8}|[2-5]\d{0,7})$/.test(digits.slice(2));

/** Phone field: (99)99999-9999, and (99)9999-9999 for a landline. @rule S2.22, R163 */
export const telefoneMask: Mask = {
  keeps: (char) => /^[0-9]$/.test(char),
  read: (text) => (isEither(dialled(text)) ? onlyDigits(text) : readNational(text)),
  max: MAX_DIGITS,
  format: (raw) => fillPattern(isLandline(raw) ? '(##)####-####' : '(##)#####-####', raw),
  leaves: isOnItsWay,
};

/** Area code field: at most 3 digits. A pasted whole number stays whole. @rule S5.17 */
export const dddMask: Mask = { ...digitMask('###'), leaves: ({ value }) => isTelefoneText(value) };

/** Number without area code: 99999-9999, or 9999-9999 without a ninth digit. A whole number stays whole. */
export const numeroMask: Mask = {
  ...digitMask('#####-####'),
  format: (raw) => fillPattern(raw.length < 9 ? '####-####' : '#####-####', raw),
  // Shortened it would be another number.
  leaves: ({ value }) => onlyDigits(value).length > 9,
};

/**
 * A phone with separators, as far as typed.
 * @param text country, carrier and zero are removed
 * @returns '(11)98765-4321', '(11)3333-4444' or a beginning; at most 14 characters
 */
export const maskTelefone = (text: string): string => maskText(telefoneMask, text);

/**
 * Phone as the API takes it (`celular`): digits alone, area code first.
 * @returns at most 11 digits
 */
export const normalizeTelefone = (text: string): string => readNational(text).slice(0, MAX_DIGITS);

/**
 * Area code and number of one text.
 * @param text a phone with or without area code, separators, country, carrier and zero
 * @returns digits of both; up to 9 digits are a number without area code
 */
export function splitTelefone(text: string): SplitTelefone {
  const digits = normalizeTelefone(text);
  return digits.length < LANDLINE_DIGITS
    ? { ddd: '', numero: digits }
    : { ddd: digits.slice(0, 2), numero: digits.slice(2) };
}

/**
 * A phone link.
 * @param text 0800 and numbers without an area code are kept
 * @returns 'tel:+5511987654321', 'tel:08001234567', 'tel:33334444', or null when it cannot be dialled (under 3 digits)
 */
export function telHref(text: string): string | null {
  const digits = onlyDigits(text);
  if (/^0[389]00/.test(digits)) return `tel:${digits}`;
  const { ddd, numero } = splitTelefone(text);
  if (numero.length < 3) return null;
  return ddd === '' ? `tel:${numero}` : `tel:+55${ddd}${numero}`;
}
