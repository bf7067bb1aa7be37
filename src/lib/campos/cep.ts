import { digitMask, maskText, onlyDigits, type Mask } from './mascara.ts';

/** CEP field: 00000-000, 9 characters. @rule S9.6 */
export const cepMask: Mask = digitMask('#####-###');

/**
 * CEP with its dash, as far as typed.
 * @returns '01310-100' or the beginning of one; at most 9 characters
 */
export const maskCep = (text: string): string => maskText(cepMask, text);

/**
 * CEP as the API takes it: digits alone.
 * @returns at most 8 digits
 * @rule S5.18, C4.12
 */
export const normalizeCep = (text: string): string => onlyDigits(text).slice(0, cepMask.max);

/** Whether the masked field is complete, which starts the lookup. @rule R28 */
export const isCepComplete = (text: string): boolean => /^[0-9]{5}-[0-9]{3}$/.test(text);
