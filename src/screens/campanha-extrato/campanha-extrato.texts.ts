/** Verbatim. @rule S2.55, S8.11, S8.21, R65, R66 */
export const PONTOS_EMPTY = 'Não há nenhum extrato disponível.';
export const PONTOS_FAILED = 'Ops!, Erro ao consultar informações de extratos';
export const CAMPANHA_MISSING = 'Ops!, Parametro para consulta não está sendo repassado!';
