import { digitMask, maskText, type Mask } from './mascara.ts';

/**
 * THE switch for the alphanumeric CNPJ of 2026 (R21). True lets the letters A-Z through, everywhere at once: the
 * normaliser, the masks and the field. Leave it off until the provider's API takes letters.
 */
const LETTERS_IN_CNPJ = false;

export interface DocumentoRules {
  readonly normalize: (text: string) => string;
  readonly documento: Mask;
  readonly cpf: Mask;
  readonly cnpj: Mask;
}

/**
 * The rules of CPF and CNPJ with or without letters. Only tests call it with `true`; screens use the constants below.
 * @param letters whether a CNPJ may carry A-Z
 * @returns the normaliser and the three masks
 */
export function createDocumentoRules(letters: boolean): DocumentoRules {
  const refused = letters ? /[^0-9A-Za-z]+/g : /[^0-9]+/g;
  const normalize = (text: string): string => text.replace(refused, '').toUpperCase();
  const keeps = (char: string): boolean => (letters ? /^[0-9A-Za-z]$/ : /^[0-9]$/).test(char);
  const cpf = digitMask('###.###.###-##');
  const cnpj: Mask = { ...digitMask('##.###.###/####-##'), keeps, read: normalize };
  const isCnpj = (raw: string): boolean => raw.length > cpf.max || /[A-Z]/.test(raw);
  const format = (raw: string): string => (isCnpj(raw) ? cnpj : cpf).format(raw);
  return { normalize, documento: { ...cnpj, format }, cpf, cnpj };
}

const rules = createDocumentoRules(LETTERS_IN_CNPJ);

/** Field that takes either (login, recovery): CPF up to 11 characters, CNPJ beyond, 18 with separators (R21). */
export const documentoMask: Mask = rules.documento;
/** CPF field: 11 digits, 14 characters with separators (S9.6). */
export const cpfMask: Mask = rules.cpf;
/** CNPJ field: 14 characters, 18 with separators (S9.6). */
export const cnpjMask: Mask = rules.cnpj;

/**
 * A CPF or CNPJ as the API takes it: without separators (S5.2). No check digits are verified, here or anywhere (R21).
 * @param text typed or stored, any separators
 * @returns only the characters of the document, possibly ''; not cut to a length
 */
export const normalizeDocumento = (text: string): string => rules.normalize(text);

/**
 * CPF with separators, as far as typed.
 * @param text with or without separators
 * @returns at most 14 characters
 */
export const maskCpf = (text: string): string => maskText(cpfMask, text);

/**
 * CNPJ with separators, as far as typed.
 * @param text with or without separators
 * @returns at most 18 characters
 */
export const maskCnpj = (text: string): string => maskText(cnpjMask, text);
