import { digitMask, insertedText, isAtOnce, type Mask, type MaskEdit, maskText } from './mascara.ts';

const CPF_PATTERN = '###.###.###-##';
const CNPJ_PATTERN = '##.###.###/####-##';
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
/** 'CNPJ: ' pasted before the number. */
const LABEL = /^\s*(?:cpf|cnpj)(?:\/cnpj)?(?:\s+n[.º°o])?[^0-9a-z]+/i;
/** A character of no document, however it is written; texts from documents have their own dashes. */
const FOREIGN = /[^0-9A-Za-z./,;\s\p{Pd}\p{Cf}]/u;

/** CPF field: 11 digits, 14 characters with separators. @rule S9.6 */
export const cpfMask: Mask = digitMask(CPF_PATTERN);

/** Masks of fields that accept a CNPJ. */
export interface DocumentoMasks {
  /** CPF or CNPJ (login, recovery): CPF up to 11 digits, otherwise CNPJ; other text stays unchanged. @rule R21 */
  readonly documento: Mask;
  /** CNPJ alone: 14 characters, 18 with separators. @rule S9.6 */
  readonly cnpj: Mask;
}

function createMasks(letters: boolean): DocumentoMasks {
  const accepted = letters ? /^[0-9A-Za-z]$/ : /^[0-9]$/;
  const refused = letters ? /[^0-9A-Za-z]+/g : /[^0-9]+/g;
  const cnpj: Mask = {
    ...digitMask(CNPJ_PATTERN),
    keeps: (char) => accepted.test(char),
    read: (text) => text.replace(LABEL, '').replace(refused, '').toUpperCase(),
  };
  const format = (raw: string): string => (isCpfSoFar(raw) ? cpfMask : cnpj).format(raw);
  const documento: Mask = { ...cnpj, format };
  return { cnpj, documento: { ...documento, leaves: (edit) => isOtherText(documento, edit) } };
}

const isCpfSoFar = (raw: string): boolean => raw.length <= cpfMask.max && !/[A-Z]/.test(raw);

const withLetters = createMasks(true);
const digitsAlone = createMasks(false);

/** With `features.cnpjLetters` false the provider accepts digits alone. @rule R160 */
export const documentoMasks = (letters: boolean): DocumentoMasks => (letters ? withLetters : digitsAlone);

/** Text that a password manager filled in (an e-mail) is left unchanged. */
function isOtherText(mask: Mask, edit: MaskEdit): boolean {
  const { previous, value } = edit;
  if (isDocumentoText(mask, value)) return false;
  if (!isDocumentoText(mask, previous)) return true;
  return isAtOnce(edit) && insertedText(previous, value) === value;
}

/** A masked document or its beginning; '' too. */
function isDocumentoText(mask: Mask, text: string): boolean {
  const plain = text.replace(LABEL, '');
  if (FOREIGN.test(plain)) return false;
  const raw = plain.replace(/[^0-9A-Za-z]+/g, '').toUpperCase();
  if (/^\d*$/.test(raw)) return true;
  return mask.keeps('A') && (CNPJ.test(raw) || text === maskText(mask, text));
}

/** Whether a password manager filled in something that is no document. */
export const isOtherWord = (text: string): boolean => !isDocumentoText(withLetters.documento, text);

/**
 * A CPF or CNPJ for the API: no separators, upper-case, unverified.
 * @returns the document's characters, possibly ''; not shortened
 * @rule S5.2, R21
 */
export const normalizeDocumento = (text: string): string => text.replace(/[^0-9A-Za-z]+/g, '').toUpperCase();

/** Whether the input may be sent: digits, or a whole CNPJ with letters. @rule R21, R160 */
export function isDocumento(text: string): boolean {
  const raw = normalizeDocumento(text);
  return !isOtherWord(text) && (/^\d+$/.test(raw) || CNPJ.test(raw));
}

/** The characters of a server's document, upper-case; null when it looks like none. */
const wholeDocumento = (text: string): string | null => {
  const raw = normalizeDocumento(text);
  const isWhole = raw.length === cpfMask.max ? /^\d+$/.test(raw) : CNPJ.test(raw);
  return isWhole && !/[^0-9A-Za-z./\s-]/.test(text) ? raw : null;
};

/** A server's document without separators; unchanged when it looks like none. @rule R160 */
export const plainDocumento = (text: string): string => wholeDocumento(text) ?? text.trim();

/** A server's document with separators; unchanged when it looks like none. @rule R160 */
export function formatDocumento(text: string): string {
  const raw = wholeDocumento(text);
  return raw === null ? text.trim() : withLetters.documento.format(raw);
}
