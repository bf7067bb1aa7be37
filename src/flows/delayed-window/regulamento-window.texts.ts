/** Rules missing (spec 8). */
export const REGULAMENTO_MISSING = 'Regulamento não disponível';
