import { useEffect } from 'react';
import type { LoadStore } from '../../flows/kit/call-api.ts';
import { useSessionStage } from '../../flows/session/session.react.ts';
import { later, loadMui } from '../../ui/page/later.tsx';
import { loadChunk } from '../../ui/page/stale-chunk.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import { WithStore } from '../with-store.tsx';
import { Shell } from './shell.tsx';

const Idle = later(
  () => loadChunk(() => import(/* webpackChunkName: "gates" */ './after-idle.tsx')),
  'AfterIdle',
  { optional: true, when: whenIdle },
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
  // The first tap on the menu finds it there; what fails now is asked for again by then.
  useEffect(() => whenIdle(() => void loadMui().catch(() => undefined)), []);
  return useSessionStage() === 'signedIn' && <Idle />;
}
