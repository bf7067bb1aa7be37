const CPF_DIGITS = 11;
const CNPJ_DIGITS = 14;

/**
 * Restores the leading zero of a CEP that a server sent as a number.
 * @returns eight digits for seven; otherwise unchanged
 * @rule R17
 */
export const cepWithZero = (text: string): string => text.replace(/^\d{7}$/, '0$&');

/**
 * Restores the leading zeros of a document that a server sent as a number.
 * @param fisicaJuridica 'J' for a CNPJ, else a CPF
 * @returns 14 or 11 digits; unchanged with other characters
 * @rule R17
 */
export const documentoWithZeros = (text: string, fisicaJuridica: string | null): string =>
  /^\d+$/.test(text)
    ? text.padStart(fisicaJuridica?.toUpperCase() === 'J' ? CNPJ_DIGITS : CPF_DIGITS, '0')
    : text;
