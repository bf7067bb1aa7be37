const CPF_DIGITS = 11;
const CNPJ_DIGITS = 14;

/**
 * A CEP whose zero in front was lost where a server sent it as a number.
 * @param text as the server wrote it
 * @returns eight digits for seven; anything else as it is
 * @rule R17
 */
export const cepWithZero = (text: string): string => text.replace(/^\d{7}$/, '0$&');

/**
 * A document whose zeros in front were lost where a server sent it as a number.
 * @param text as the server wrote it
 * @param fisicaJuridica 'J' for a CNPJ, else a CPF
 * @returns its 14 or 11 digits; what has other characters as it is
 * @rule R17
 */
export const documentoWithZeros = (text: string, fisicaJuridica: string | null): string =>
  /^\d+$/.test(text)
    ? text.padStart(fisicaJuridica?.toUpperCase() === 'J' ? CNPJ_DIGITS : CPF_DIGITS, '0')
    : text;
