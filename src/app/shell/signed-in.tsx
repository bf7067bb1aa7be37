import { useEffect } from 'react';
import type { LoadStore } from '../../flows/kit/call-api.ts';
import { useSessionStage } from '../../flows/session/session.react.ts';
import { later, loadMui, onTouch } from '../../ui/page/later.tsx';
import { loadChunk } from '../../ui/page/stale-chunk.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import { WithStore } from '../with-store.tsx';
import { Shell } from './shell.tsx';

const Idle = later(
  () => loadChunk(() => import(/* webpackChunkName: "gates" */ './after-idle.tsx')),
  'AfterIdle',
  { optional: true, when: whenIdle },
);

/** Everything behind the guard: the store's provider and the shell. */
export function SignedIn({ loadStore, heading }: { loadStore: LoadStore; heading: string }) {
  return (
    <WithStore loadStore={loadStore}>
      <Shell heading={heading} />
      <Later />
    </WithStore>
  );
}

/** Gates and session end load after the screen, and not once the customer leaves. */
function Later() {
  // Not when idle: a cheap phone would be blocked for 0.1 s unasked.
  useEffect(() => onTouch(() => void loadMui().catch(() => undefined)), []);
  return useSessionStage() === 'signedIn' && <Idle />;
}
