export const EXPIRADO = 'Expirado';
export const VALIDO = 'Valido';
