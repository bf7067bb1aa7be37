import type { PageMessage } from '../shared/protocol.ts';
import { type Simulation, tabOf } from './simulation.ts';
import { firstMachine, receive, type Session, type Tab, withTab } from './session.ts';

/** The page's four places. */
export type Place = 'live' | 'simulate' | 'coverage' | 'faults';

/** Something that the inspector has to say. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Everything that the page shows. */
export interface InspectorState {
  readonly session: Session;
  readonly place: Place;
  /** The tab and the actor that are looked at. */
  readonly tab: string | null;
  readonly actor: string | null;
  /** The moment that is looked at; null: now. */
  readonly cursor: number | null;
  readonly filter: string;
  /** The event of the edge that was clicked. */
  readonly picked: string | null;
  readonly simulation: Simulation | null;
  readonly notice: Notice | null;
}

/** The inspector's one store. The page has no server and no machine of its own: this is all its state. */
export interface InspectorStore {
  readonly get: () => InspectorState;
  readonly set: (change: Partial<InspectorState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hear: (message: PageMessage) => void;
  readonly addTab: (tab: Tab) => void;
  readonly simulate: (simulation: Simulation) => void;
}

const initial: InspectorState = {
  session: [],
  place: 'live',
  tab: null,
  actor: null,
  cursor: null,
  filter: '',
  picked: null,
  simulation: null,
  notice: null,
};

/** A page that comes while nothing that lives is looked at is looked at. */
function lookAtNew(state: InspectorState, id: string): Partial<InspectorState> {
  const looked = state.session.find((tab) => tab.id === state.tab);
  const isFree = looked === undefined || (looked.kind === 'gone' && state.cursor === null);
  const tab = state.session.find((each) => each.id === id);
  if (tab === undefined) return {};
  if (isFree) return { tab: id, actor: firstMachine(tab), cursor: null };
  return state.tab === id && state.actor === null ? { actor: firstMachine(tab) } : {};
}

/** Makes the store. */
export function createInspectorStore(): InspectorStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (change: Partial<InspectorState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (message) => {
      if (message.kind === 'refused') return set({ notice: { kind: 'error', text: message.reason } });
      const session = receive(state.session, message);
      const after = { ...state, session };
      set({ session, ...lookAtNew(after, message.tab) });
    },
    addTab: (tab) => {
      const session = withTab(state.session, tab);
      set({ session, tab: tab.id, actor: firstMachine(tab), cursor: null, picked: null });
    },
    simulate: (simulation) => {
      const session = withTab(state.session, tabOf(simulation));
      set({ session, simulation, picked: null });
    },
  };
}
