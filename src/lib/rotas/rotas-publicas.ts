/** The addresses that need no session: apart from the others, which the login does not carry. */
export const ROTAS_PUBLICAS = {
  login: '/',
  register: '/register',
  recoverPassword: '/recover-password',
  termosAceite: '/termos-aceite',
  acessibilidade: '/acessibilidade',
} as const;
