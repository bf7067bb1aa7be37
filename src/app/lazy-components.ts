import { later } from '../ui/page/later.tsx';

/** The router and the table of routes: with the first address that is not the login's. */
export const Routed = later(() => import(/* webpackChunkName: "router" */ './routed.tsx'), 'Routed');

/** The frame of the protected routes. */
export const SignedIn = later(
  () => import(/* webpackChunkName: "shell" */ './shell/signed-in.tsx'),
  'SignedIn',
);

/** The home, as the table of routes has it. */
export const Portal = later(
  () => import(/* webpackChunkName: "portal" */ '../screens/portal/portal.screen.tsx'),
  'PortalScreen',
);

/**
 * Asks for everything that a sign-in leads to, at once instead of one after another. A component that fails here fails
 * again, with a screen to say so, where it is shown.
 * @param home whether it leads to the home
 */
export async function preloadSignedIn(home: boolean): Promise<void> {
  await Promise.allSettled([Routed.fetch(), SignedIn.fetch(), home && Portal.fetch()]);
}
