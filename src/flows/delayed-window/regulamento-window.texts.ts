/** Rules missing (S8.20). */
export const REGULAMENTO_MISSING = 'Regulamento não disponível';
