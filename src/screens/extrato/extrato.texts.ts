/** Spec 2 /contacorrente/extrato and spec 8, verbatim (R62). */
export const EXTRATO_EMPTY = 'Nenhuma informação registrada.';
export const EXTRATO_FAILED = 'Ops!, Erro ao consultar informações de extratos';
export const EXPIRADO = 'Expirado';
export const VALIDO = 'Valido';
