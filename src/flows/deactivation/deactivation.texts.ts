/** What is said when a server answers without words of its own (S4.13 promises a message). */
export const DEACTIVATED = 'Cadastro desativado.';
export const REACTIVATED = 'Cadastro reativado.';
export const SITUATION_FAILED = 'Não foi possível concluir';
