/** Texts for opening a term. @rule S8.7, S8.8 */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
export const TERMO_WITHOUT_CODE = 'Ops! Código do termo não foi repassado';
