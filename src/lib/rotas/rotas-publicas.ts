/** Public addresses, apart from the others, which the login does not load. */
export const ROTAS_PUBLICAS = {
  login: '/',
  register: '/register',
  recoverPassword: '/recover-password',
  termosAceite: '/termos-aceite',
  acessibilidade: '/acessibilidade',
} as const;
