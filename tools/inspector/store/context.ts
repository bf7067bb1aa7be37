import { createContext, useContext, useSyncExternalStore } from 'react';
import type { InspectorState, InspectorStore } from './inspector-store.ts';
import type { Link } from './link.ts';
import type { Tab } from './session.ts';

/** Shared by all components: the store, and the link to the portal's pages. */
export interface Inspector {
  readonly store: InspectorStore;
  readonly link: Link;
}

/** Provided by the page's entry. */
export const InspectorContext = createContext<Inspector | null>(null);

/** The store and the link; throws outside the provider. */
export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === null) throw new Error('no inspector above this component');
  return inspector;
}

/** The inspector's state; re-renders on each change. */
export function useInspectorState(): InspectorState {
  const { store } = useInspector();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The selected tab; null: none. */
export function useTab(): Tab | null {
  const { session, tab } = useInspectorState();
  return session.find(({ id }) => id === tab) ?? null;
}
