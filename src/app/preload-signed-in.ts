import { later } from '../ui/page/later.tsx';
import { Portal, SignedIn } from './lazy-components.ts';

/** Router and table of routes; loaded on leaving `/`. */
export const Routed = later(() => import(/* webpackChunkName: "router" */ './routed.tsx'), 'Routed');

/**
 * Loads everything that a sign-in needs in parallel. A failure here is retried where the component renders.
 * @param home whether the sign-in leads to the home
 */
export async function preloadSignedIn(home: boolean): Promise<void> {
  await Promise.allSettled([Routed.fetch(), SignedIn.fetch(), home && Portal.fetch()]);
}
