/** Verbatim. @rule S2.65, R62 */
export const EXPIRADO = 'Expirado';
export const VALIDO = 'Valido';
