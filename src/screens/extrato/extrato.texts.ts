/** Verbatim. @rule S2.65, S2.67, S8.21, R62 */
export const EXTRATO_EMPTY = 'Nenhuma informação registrada.';
export const EXTRATO_FAILED = 'Ops!, Erro ao consultar informações de extratos';
export const EXPIRADO = 'Expirado';
export const VALIDO = 'Valido';

/** A text that no rule quotes. */
export const EXTRATO_WAY = 'O dinheiro de volta das suas compras aparece aqui.';
