/** Verbatim. @rule S2.57, S2.58, R43 */
export const VOUCHERS_TITLE = 'Vouchers';
export const TODAS_AS_LOJAS = 'Todas as lojas';
export const ATIVOS = 'Ativos';
export const FINALIZADOS = 'Finalizados';

/** Texts that no rule quotes. */
export const LOJAS_FAILED = 'Não foi possível carregar as lojas.';
export const ATIVOS_EMPTY = 'Você não tem vouchers ativos.';
export const FINALIZADOS_EMPTY = 'Você não tem vouchers finalizados.';
export const EMPTY_WAY = 'Troque os pontos das campanhas por descontos para usar no caixa.';
export const VER_CAMPANHAS = 'Ver campanhas';
export const AO_CALENDARIO = 'Adicionar ao calendário';
export const TODOS_AO_CALENDARIO = 'Adicionar todos ao calendário';
export const COPY_REFUSED = 'Não foi possível copiar. Selecione o código e copie.';
