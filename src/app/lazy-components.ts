import { later } from '../ui/page/later.tsx';

/** Router and table of routes; loaded on leaving `/`. */
export const Routed = later(() => import(/* webpackChunkName: "router" */ './routed.tsx'), 'Routed');

/** The frame of the protected routes. */
export const SignedIn = later(() => import(/* webpackChunkName: "shell" */ './shell/shell.tsx'), 'SignedIn');

/** The home of the table of routes. */
export const Portal = later(
  () => import(/* webpackChunkName: "portal" */ '../features/inicio/portal.screen.tsx'),
  'PortalScreen',
);

/**
 * Loads everything that a sign-in needs in parallel. A failure here is retried where the component renders.
 * @param home whether the sign-in leads to the home
 */
export async function preloadSignedIn(home: boolean): Promise<void> {
  await Promise.allSettled([Routed.fetch(), SignedIn.fetch(), home && Portal.fetch()]);
}
