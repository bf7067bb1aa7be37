import { use } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../../flows/call.ts';
import { onceOffline } from '../../platform/network.ts';
import { LatePart } from '../late-part.tsx';
import { Gates } from './gates/gates.tsx';
import { Shell } from './shell.tsx';

const loadStrip = async () =>
  (await import(/* webpackChunkName: "offline" */ './offline-strip.tsx')).OfflineStrip;

/** Everything behind the guard: the store's provider and the shell around the route's screen. */
export function SignedIn({ loadStore }: { loadStore: LoadStore }) {
  return (
    <Provider store={loadStore.loaded ?? use(loadStore())}>
      <Shell />
      <Gates />
      <LatePart wait={onceOffline} load={loadStrip} />
    </Provider>
  );
}
