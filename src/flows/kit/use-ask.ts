import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { PortalStore } from '../../api/base/store.ts';
import { type Ask, createAsk } from './ask.ts';

/** `ask` for the flows of a screen: the store is above it already. */
export function useAsk(): Ask {
  const store = useStore() as PortalStore;
  return useMemo(() => createAsk(() => Promise.resolve(store)), [store]);
}
