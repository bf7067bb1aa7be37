/** Spec 8 'Terms load failure': nothing was left to show (R33). */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
/** Ours: the specification names no title. */
export const TITULO = 'Termos do Programa';
export const TITULO_REGULAMENTO = 'Regulamento';
