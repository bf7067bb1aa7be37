import { later } from '../ui/page/later.tsx';

/** The frame of the protected routes. */
export const SignedIn = later(() => import(/* webpackChunkName: "shell" */ './shell/shell.tsx'), 'SignedIn');

/** The home of the table of routes. */
export const Portal = later(
  () => import(/* webpackChunkName: "portal" */ '../features/inicio/portal.screen.tsx'),
  'PortalScreen',
);
