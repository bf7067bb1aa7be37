import { useEffect, useEffectEvent } from 'react';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { onNetworkBack } from '../../platform/worker/network.ts';

/**
 * Reports every protected route, and the current one again when the network is back: checks skipped offline run then.
 * @param pathname the router's
 * @param enter gets the route as `ROTAS` writes it
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
