/** Exchange success (S8.13). */
export const EXCHANGED = 'Parabéns! Troca Realizada com Sucesso!!!';
/** Exchange failure without the server's words (S8.14 gives none). */
export const EXCHANGE_FAILED = 'Não foi possível fazer a troca. Tente novamente mais tarde.';
/** An exchange whose answer never came, and whose screen is left. */
export const EXCHANGE_UNKNOWN =
  'Não sabemos se a troca foi concluída. Confira seu saldo e suas trocas antes de tentar de novo.';
