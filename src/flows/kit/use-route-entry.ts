import { useEffect, useEffectEvent } from 'react';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { onNetworkBack } from '../../platform/worker/network.ts';

/**
 * Tells of every protected route that is entered, and once more of the one that stands when the network is back: what
 * was skipped without one is made up for.
 * @param pathname the router's
 * @param enter hears the route as `ROTAS` writes it
 * @rule R83
 */
export function useRouteEntry(pathname: string, enter: (path: string) => void): void {
  const tell = useEffectEvent(enter);
  useEffect(() => {
    const entered = () => tell(rotaDe(pathname));
    entered();
    return onNetworkBack(entered);
  }, [pathname]);
}
