/** No rule has words for these; the server's own come first. */
export const ACTIVATED = 'Oferta ativada.';
export const ACTIVATION_FAILED = 'Não foi possível ativar a oferta. Tente novamente.';
