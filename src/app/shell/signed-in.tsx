import { use } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../../flows/kit/call.ts';
import { optionalPart } from '../../ui/page/lazy-part.tsx';
import { onceOffline } from '../../platform/worker/network.ts';
import { useCame } from '../../platform/start/use-came.ts';
import { Gates } from './gates/gates.tsx';
import { Shell } from './shell.tsx';

const OfflineStrip = optionalPart(
  async () => (await import(/* webpackChunkName: "offline" */ './offline-strip.tsx')).OfflineStrip,
);

/** Everything behind the guard: the store's provider and the shell around the route's screen. */
export function SignedIn({ loadStore }: { loadStore: LoadStore }) {
  return (
    <Provider store={loadStore.loaded ?? use(loadStore())}>
      <Shell />
      <Gates />
      <Offline />
    </Provider>
  );
}

function Offline() {
  return useCame(onceOffline) && <OfflineStrip />;
}
