import { createContext, useContext, useSyncExternalStore } from 'react';
import type { InspectorState, InspectorStore } from './inspector-store.ts';
import type { Link } from './link.ts';
import type { Tab } from './session.ts';

/** What every part of the page may use. */
export interface Inspector {
  readonly store: InspectorStore;
  readonly link: Link;
}

/** Set once, by the page's entry. */
export const InspectorContext = createContext<Inspector | null>(null);

/** The store and the way to the pages. */
export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === null) throw new Error('no inspector above this component');
  return inspector;
}

/** The state of the page. */
export function useInspectorState(): InspectorState {
  const { store } = useInspector();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The tab that is looked at. */
export function useTab(): Tab | null {
  const { session, tab } = useInspectorState();
  return session.find(({ id }) => id === tab) ?? null;
}
