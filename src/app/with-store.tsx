import { type ReactNode, use, useState } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../flows/kit/call-api.ts';

interface WithStoreProps {
  loadStore: LoadStore;
  children: ReactNode;
}

/** The store's provider. One that is there is given at once: for a promise, kept or not, React shows the fallback for 300 ms. */
export function WithStore({ loadStore, children }: WithStoreProps) {
  // Chosen once: another type in the same place would be another screen, without what was typed.
  const [store] = useState(() => loadStore.loaded);
  if (store === undefined) return <WithLateStore loadStore={loadStore}>{children}</WithLateStore>;
  return <Provider store={store}>{children}</Provider>;
}

/** By itself: React asks for `use` in each render of a component that has suspended. */
function WithLateStore({ loadStore, children }: WithStoreProps) {
  return <Provider store={use(loadStore())}>{children}</Provider>;
}
