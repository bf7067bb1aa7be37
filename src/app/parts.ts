import { loadPart } from '../platform/stale-chunk.ts';

/** What comes after the login: the router, the frame and the home. The other screens: `screens.ts`. */
export const parts = {
  router: () => loadPart(() => import(/* webpackChunkName: "router" */ './routed.tsx')),
  shell: () => loadPart(() => import(/* webpackChunkName: "shell" */ './shell/signed-in.tsx')),
  install: () => loadPart(() => import(/* webpackChunkName: "install" */ './install/install-prompt.tsx')),
  gateModals: () =>
    loadPart(() => import(/* webpackChunkName: "gate-modals" */ './shell/gates/gate-modal.tsx')),
  portal: () =>
    loadPart(() => import(/* webpackChunkName: "portal" */ '../screens/portal/portal.screen.tsx')),
};

/**
 * Asks for everything that a sign-in leads to, at once instead of one after another. A part that fails here fails
 * again, with a screen to say so, where it is shown.
 */
export function preloadSignedIn(): void {
  void Promise.allSettled([parts.router(), parts.shell(), parts.portal()]);
}
