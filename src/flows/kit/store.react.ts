import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { PortalStore } from '../../api/base/store.ts';
import type { LoadStore } from './call.ts';

/** The store of the screen above, in the form that `callApi` takes: there it is loaded already. */
export function useLoadedStore(): LoadStore {
  const store = useStore() as PortalStore;
  return useCallback(() => Promise.resolve(store), [store]);
}
