import { fillPattern, maskText, type Mask } from './mascara.ts';

/**
 * THE switch for the alphanumeric CNPJ of 2026 (R21). True lets the letters A-Z through, everywhere at once: the
 * normaliser, the masks and the field. Leave it off until the provider's API takes letters.
 */
const LETTERS_IN_CNPJ = false;

const CPF = { pattern: '###.###.###-##', max: 11 };
const CNPJ = { pattern: '##.###.###/####-##', max: 14 };

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
  const isCnpj = (raw: string): boolean => raw.length > CPF.max || /[A-Z]/.test(raw);
  const formatCnpj = (raw: string): string => fillPattern(CNPJ.pattern, raw);
  const formatCpf = (raw: string): string => fillPattern(CPF.pattern, raw);
  return {
    normalize,
    documento: {
      keeps,
      read: normalize,
      max: CNPJ.max,
      format: (raw) => (isCnpj(raw) ? formatCnpj(raw) : formatCpf(raw)),
    },
    cpf: {
      keeps: (char) => /^[0-9]$/.test(char),
      read: (text) => text.replace(/[^0-9]+/g, ''),
      max: CPF.max,
      format: formatCpf,
    },
    cnpj: { keeps, read: normalize, max: CNPJ.max, format: formatCnpj },
  };
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
