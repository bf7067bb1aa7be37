/** Texts that belong to opening a term (S8.7, S8.8), wherever that is done. */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
export const TERMO_WITHOUT_CODE = 'Ops! Código do termo não foi repassado';
