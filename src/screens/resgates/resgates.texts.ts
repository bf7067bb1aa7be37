/** Verbatim. @rule S2.53, S8.11, S8.12, R64, R66 */
export const RESGATES_TITLE = 'Trocar meus pontos';
export const TROCAR = 'Trocar';
export const ITENS_FAILED = 'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!';
export const CAMPANHA_MISSING = 'Ops!, Parametro não esta sendo repassado';

/** Texts that no rule quotes. */
export const ITENS_EMPTY = 'Esta campanha não tem itens para troca no momento.';
export const SALDO_LABEL = 'Seu saldo na campanha';
export const TROCADO = 'Trocado.';
export const VER_VOUCHER = 'Ver em Vouchers';
export const MINHAS_TROCAS = 'Minhas Trocas';
export const OUTROS = 'Outros';

/** An exchange whose answer was lost. @rule R64 */
export const DESFECHO_TITLE = 'A troca foi concluída?';
export const DESFECHO_TEXT =
  'A resposta não chegou até nós, e nada foi enviado outra vez. Confira seu saldo e as trocas pendentes antes de tentar de novo. Um voucher trocado aparece em Vouchers.';
export const DESFECHO_LOOKING = 'Consultando seu saldo e suas trocas…';
export const DESFECHO_UNREACHABLE =
  'Ainda não foi possível consultar seu saldo e suas trocas. Tente novamente em instantes.';
export const DESFECHO_NO_PENDENTES = 'Nenhuma troca pendente.';
