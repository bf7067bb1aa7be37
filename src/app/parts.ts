import { ROTAS } from '../lib/rotas.ts';
import { loadPart } from '../platform/stale-chunk.ts';

/** The parts of the app that come with their route. */
export const parts = {
  router: () => loadPart(() => import(/* webpackChunkName: "router" */ './routed.tsx')),
  shell: () => loadPart(() => import(/* webpackChunkName: "shell" */ './shell/signed-in.tsx')),
  portal: () =>
    loadPart(() => import(/* webpackChunkName: "portal" */ '../screens/portal/portal.screen.tsx')),
  promocoes: () =>
    loadPart(() => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx')),
  compras: () =>
    loadPart(() => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx')),
  extrato: () =>
    loadPart(() => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx')),
};

/**
 * Asks for everything that a signed-in visit of the current address needs, at once instead of one after another. A
 * part that fails here fails again, with a screen to say so, where it is shown.
 */
export function preloadSignedIn(): void {
  const screen = location.hash.startsWith(`#${ROTAS.promocoes}`) ? parts.promocoes : parts.portal;
  void Promise.allSettled([parts.router(), parts.shell(), screen()]);
}
