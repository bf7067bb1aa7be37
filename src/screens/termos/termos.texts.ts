/** Verbatim (S8.8, S8.9). */
export const TERMOS_FAILED = 'Ops! Não foi possível carregar os termos.';
export const TERMO_WITHOUT_CODE = 'Ops! Código do termo não foi repassado';
export const PRINT_FAILED = 'Não foi possível abrir a janela de impressão.';
/** The specification gives no words for the rest. */
export const TERMOS_EMPTY = 'Nenhum termo aceito até o momento.';
export const OPENING = 'Abrindo termo…';
export const OPENING_SAID = 'O termo será aberto em instantes.';
