import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Request } from '../shared/protocol.ts';
import type { InspectorState, InspectorStore } from './inspector-store.ts';
import type { Tab } from './session.ts';

/** Shared by all components: the store, and requests to the portal's pages. */
export interface Inspector {
  readonly store: InspectorStore;
  readonly ask: (request: Request) => void;
}

export const InspectorContext = createContext<Inspector | null>(null);

/** The store and the link to the pages; throws outside the provider. */
export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === null) throw new Error('no inspector above this component');
  return inspector;
}

/** A part of the inspector's state; re-renders when it is another. */
export function useInspectorPart<T>(select: (state: InspectorState) => T): T {
  const { store } = useInspector();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The inspector's state; re-renders on each change, such as every step of the portal. */
export const useInspectorState = (): InspectorState => useInspectorPart((state) => state);

/** The selected tab; null: none. */
export function useTab(): Tab | null {
  const { session, tab } = useInspectorState();
  return session.find(({ id }) => id === tab) ?? null;
}

/** Returns a function that copies a text, and says so with these words; a text that the browser refuses to copy is shown. */
export function useCopy(): (text: string, words: string) => void {
  const { store } = useInspector();
  return (text, words) =>
    void navigator.clipboard.writeText(text).then(
      () => store.set({ notice: words }),
      () => store.set({ uncopied: text }),
    );
}
