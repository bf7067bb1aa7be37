import { rotaDoHash } from '../../lib/rotas/rota-de.ts';
import type { ROTAS } from '../../lib/rotas/rotas.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';

// Its type alone: the first script does not carry the other routes.
const HOME: typeof ROTAS.portal = '/portal';

/** Whether an address's hash is the login's. Apart from its hook: the first script carries no React. */
export function isLoginHash(hash: string): boolean {
  return rotaDoHash(hash) === ROTAS_PUBLICAS.login;
}

/** Whether it is another route that needs no session. */
export function isPublicHash(hash: string): boolean {
  return !isLoginHash(hash) && (Object.values(ROTAS_PUBLICAS) as string[]).includes(rotaDoHash(hash));
}

/** Whether it is where a signed-in customer sees the home. */
export function isHomeHash(hash: string): boolean {
  return isLoginHash(hash) || rotaDoHash(hash) === HOME;
}
