/** Nothing was left to show (S8.7, R33). */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
/** Ours: no rule names a title. */
export const TITULO = 'Termos do Programa';
export const TITULO_REGULAMENTO = 'Regulamento';
