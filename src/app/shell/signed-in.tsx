import { useEffect } from 'react';
import type { LoadStore } from '../../flows/kit/call-api.ts';
import { useSessionStage } from '../../flows/session/session.react.ts';
import { optionalComponent } from '../../ui/page/lazy-component.tsx';
import { loadChunk } from '../../ui/page/stale-chunk.ts';
import { useCame } from '../../platform/start/use-came.ts';
import { whenIdle } from '../../platform/start/when-settled.ts';
import { loadMui } from '../../ui/theme/mui.tsx';
import { WithStore } from '../with-store.tsx';
import { Shell } from './shell.tsx';

const Idle = optionalComponent(
  async () => (await loadChunk(() => import(/* webpackChunkName: "gates" */ './after-idle.tsx'))).AfterIdle,
);

/** Everything behind the guard: the store's provider and the shell around the route's screen. */
export function SignedIn({ loadStore, heading }: { loadStore: LoadStore; heading: string }) {
  return (
    <WithStore loadStore={loadStore}>
      <Shell heading={heading} />
      <Later />
    </WithStore>
  );
}

/** What stands in the way is looked up when the screen is there, and no more once the customer leaves; so is the session's end. */
function Later() {
  const idle = useCame(whenIdle);
  // The first tap on the menu finds it there; what fails now is asked for again by then.
  useEffect(() => {
    if (idle) void loadMui().catch(Boolean);
  }, [idle]);
  const inside = useSessionStage() === 'signedIn';
  return idle && inside && <Idle />;
}
