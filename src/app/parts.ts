import type { ComponentType } from 'react';
import { loadPart } from '../platform/stale-chunk.ts';

/** A piece of the app that comes later; `loaded` once it is there. */
export interface Part<Piece> {
  (): Promise<Piece>;
  loaded?: Piece;
}

function part<Props>(load: () => Promise<ComponentType<Props>>): Part<ComponentType<Props>> {
  const get: Part<ComponentType<Props>> = async () => (get.loaded = await loadPart(load));
  return get;
}

/** What comes after the login: the router, the frame and the home. The other screens: `screens.ts`. */
export const parts = {
  router: part(async () => (await import(/* webpackChunkName: "router" */ './routed.tsx')).Routed),
  shell: part(async () => (await import(/* webpackChunkName: "shell" */ './shell/signed-in.tsx')).SignedIn),
  portal: part(
    async () =>
      (await import(/* webpackChunkName: "portal" */ '../screens/portal/portal.screen.tsx')).PortalScreen,
  ),
  install: () => loadPart(() => import(/* webpackChunkName: "install" */ './install/install-prompt.tsx')),
  gateModals: () =>
    loadPart(() => import(/* webpackChunkName: "gate-modals" */ './shell/gates/gate-modal.tsx')),
};

/**
 * Asks for everything that a sign-in leads to, at once instead of one after another. A part that fails here fails
 * again, with a screen to say so, where it is shown.
 */
export async function preloadSignedIn({ home = true } = {}): Promise<void> {
  await Promise.allSettled([parts.router(), parts.shell(), home && parts.portal()]);
}
