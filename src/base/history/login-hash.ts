import { rotaDoHash, ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import type { ROTAS } from '../../lib/rotas/rotas.ts';
import { listenTo } from '../../lib/listeners.ts';

// A type import: the first script excludes the other routes.
const HOME: typeof ROTAS.portal = '/portal';

/** Whether a hash is the login's. Apart from its hook: the first script excludes React. */
export function isLoginHash(hash: string): boolean {
  return rotaDoHash(hash) === ROTAS_PUBLICAS.login;
}

/** Whether it is another public route. */
export function isPublicHash(hash: string): boolean {
  return !isLoginHash(hash) && (Object.values(ROTAS_PUBLICAS) as string[]).includes(rotaDoHash(hash));
}

/** Whether a signed-in customer sees the home there. */
export function isHomeHash(hash: string): boolean {
  return isLoginHash(hash) || rotaDoHash(hash) === HOME;
}

/**
 * Calls back when the address changes, also while the next screen is loading.
 * @returns an unsubscriber
 */
export function onAddressChange(listener: () => void): () => void {
  return listenTo(window, ['hashchange'], listener);
}
