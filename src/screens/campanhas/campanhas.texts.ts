/** Verbatim. @rule S8.11 */
export const CAMPANHAS_FAILED = 'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!';

/** Texts that no rule quotes. */
export const CAMPANHAS_EMPTY = 'Nenhuma campanha disponível no momento.';
export const OPENING = 'Abrindo…';
export const OPENING_SAID = 'O regulamento será aberto em uma nova aba.';
export const BLOCKED_LINK = 'Abrir regulamento';
