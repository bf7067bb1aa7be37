import { digitMask, insertedText, type Mask, type MaskEdit, maskText } from './mascara.ts';

const CPF_PATTERN = '###.###.###-##';
const CNPJ_PATTERN = '##.###.###/####-##';
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
/** 'CNPJ: ' before a number that was pasted with its name. */
const LABEL = /^\s*(?:cpf|cnpj)(?:\/cnpj)?[^0-9a-z]+/i;

/** CPF field: 11 digits, 14 characters with separators. @rule S9.6 */
export const cpfMask: Mask = digitMask(CPF_PATTERN);

/** The masks of the fields in which a CNPJ may be typed. */
export interface DocumentoMasks {
  /** Either (login, recovery): CPF up to 11 digits, CNPJ beyond or with a letter; other words stay as they are. @rule R21 */
  readonly documento: Mask;
  /** CNPJ alone: 14 characters, 18 with separators. @rule S9.6 */
  readonly cnpj: Mask;
}

function createMasks(letters: boolean): DocumentoMasks {
  const kept = letters ? /^[0-9A-Za-z]$/ : /^[0-9]$/;
  const refused = letters ? /[^0-9A-Za-z]+/g : /[^0-9]+/g;
  const cnpj: Mask = {
    ...digitMask(CNPJ_PATTERN),
    keeps: (char) => kept.test(char),
    read: (text) => text.replace(LABEL, '').replace(refused, '').toUpperCase(),
  };
  const format = (raw: string): string => (isCpfSoFar(raw) ? cpfMask : cnpj).format(raw);
  const documento: Mask = { ...cnpj, format };
  return { cnpj, documento: { ...documento, leaves: (edit) => isOtherText(documento, edit) } };
}

const isCpfSoFar = (raw: string): boolean => raw.length <= cpfMask.max && !/[A-Z]/.test(raw);

const withLetters = createMasks(true);
const digitsAlone = createMasks(false);

/** Of a deployment: with `features.cnpjLetters` false its provider takes digits alone. @rule R160 */
export const documentoMasks = (letters: boolean): DocumentoMasks => (letters ? withLetters : digitsAlone);

/** What a password manager put into the field (an e-mail, a word) is no document, and is not made into one. */
function isOtherText(mask: Mask, { previous, value, keyed }: MaskEdit): boolean {
  if (isDocumentoText(mask, value)) return false;
  if (!isDocumentoText(mask, previous)) return true;
  const inserted = insertedText(previous, value);
  return keyed !== true && inserted.length > 1 && inserted === value;
}

/** A document, or the beginning of one as the mask writes it; '' too. */
function isDocumentoText(mask: Mask, text: string): boolean {
  const plain = text.replace(LABEL, '');
  if (/[^0-9A-Za-z./\s-]/.test(plain)) return false;
  const raw = plain.replace(/[^0-9A-Za-z]+/g, '').toUpperCase();
  if (/^\d*$/.test(raw)) return true;
  return mask.keeps('A') && (CNPJ.test(raw) || text === maskText(mask, text));
}

/** Whether a text of the documento field is what a password manager wrongly put there. */
export const isOtherWord = (text: string): boolean => !isDocumentoText(withLetters.documento, text);

/**
 * A CPF or CNPJ as the API takes it: without separators, letters upper-case. No check digits are verified.
 * @param text typed or stored, any separators
 * @returns only the characters of the document, possibly ''; not cut to a length
 * @rule S5.2, R21
 */
export const normalizeDocumento = (text: string): string => text.replace(/[^0-9A-Za-z]+/g, '').toUpperCase();

/** Whether what was typed can be sent: digits, however many, or the whole of a CNPJ with letters. @rule R21, R160 */
export function isDocumento(text: string): boolean {
  const raw = normalizeDocumento(text);
  return !isOtherWord(text) && (/^\d+$/.test(raw) || CNPJ.test(raw));
}

/** The characters of a document that a server sent, upper-case; what has the form of none is null: it stays as it is. */
const wholeDocumento = (text: string): string | null => {
  const raw = normalizeDocumento(text);
  const isWhole = raw.length === cpfMask.max ? /^\d+$/.test(raw) : CNPJ.test(raw);
  return isWhole && !/[^0-9A-Za-z./\s-]/.test(text) ? raw : null;
};

/** A document that a server sent, without separators; what has the form of none is not cut or changed. @rule R160 */
export const plainDocumento = (text: string): string => wholeDocumento(text) ?? text.trim();

/** A document that a server sent, with separators; what has the form of none is not cut or changed. @rule R160 */
export function formatDocumento(text: string): string {
  const raw = wholeDocumento(text);
  return raw === null ? text.trim() : withLetters.documento.format(raw);
}
