import { type ReactNode, use, useState } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../base/flow/ask.ts';

interface WithStoreProps {
  loadStore: LoadStore;
  children: ReactNode;
}

/** The store's provider. A loaded store is used synchronously: a promise would show the fallback for 300 ms. */
export function WithStore({ loadStore, children }: WithStoreProps) {
  // Chosen once: another component type would remount the screen and lose its input.
  const [store] = useState(() => loadStore.loaded);
  if (store === undefined) return <WithLateStore loadStore={loadStore}>{children}</WithLateStore>;
  return <Provider store={store}>{children}</Provider>;
}

/** A component of its own: React requires `use` in every render after suspending. */
function WithLateStore({ loadStore, children }: WithStoreProps) {
  return <Provider store={use(loadStore())}>{children}</Provider>;
}
