/** Texts of spec 8 that belong to opening a term, wherever that is done. */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
export const TERMO_WITHOUT_CODE = 'Ops! Código do termo não foi repassado';
