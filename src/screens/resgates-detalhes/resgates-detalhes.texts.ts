/** Verbatim. @rule S2.56, S8.22, S8.23, R66 */
export const PENDENTES = 'Resgates Pendentes';
export const EFETUADOS = 'Resgates Efetuados';
export const RESGATES_FAILED = 'Ops! Não foi possivel recuperar detalhes dos resgates';
export const RESGATES_MISSING = 'Ops!, parametro para consulta não foi repassado';

/** Texts that no rule quotes. */
export const EMPTY_WAY = 'Escolha um prêmio e troque seus pontos: ele aparece aqui.';
export const VER_PREMIOS = 'Ver prêmios';
export const PENDENTES_EMPTY = 'Você não tem resgates pendentes.';
export const EFETUADOS_EMPTY = 'Você não tem resgates efetuados.';
