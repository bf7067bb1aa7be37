import { createListeners } from '../portal/lib.ts';
import type { PageMessage } from '../shared/protocol.ts';
import { readStored, writeStored } from '../shared/stored.ts';
import { type Simulation, tabOf } from './simulation.ts';
import { merged, plainVisited, readVisited, type Visited, withVisited } from './coverage/coverage.ts';
import { receive, type Session, type Tab, withTab } from './session.ts';
import { firstMachine, isOver, placeOf } from './tree.ts';

export type View = 'live' | 'simulate' | 'coverage' | 'faults';

export interface InspectorState {
  readonly session: Session;
  /** Coverage of all tabs, walks and recordings of this browser session. */
  readonly visited: Visited;
  readonly view: View;
  /** Ids of the selected tab and actor. */
  readonly tab: string | null;
  readonly actor: string | null;
  /** Number of the selected moment; null: the latest. */
  readonly cursor: number | null;
  readonly filter: string;
  /** The moment that contexts are compared with; null: with the step before. */
  readonly mark: { readonly tab: string; readonly n: number } | null;
  /** Event type of the clicked edge. */
  readonly picked: string | null;
  readonly simulation: Simulation | null;
  readonly notice: string | null;
}

/** The inspector's only store: the page has no server and no machines of its own. */
export interface InspectorStore {
  readonly get: () => InspectorState;
  readonly set: (change: Partial<InspectorState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hear: (...messages: readonly PageMessage[]) => void;
  /** Adds a recording and its coverage, and selects its tab with the most moments. */
  readonly addRecording: (tabs: readonly Tab[], visited: Visited) => void;
  readonly simulate: (simulation: Simulation) => void;
}

const initial: InspectorState = {
  session: [],
  visited: new Map(),
  view: 'live',
  tab: null,
  actor: null,
  cursor: null,
  filter: '',
  mark: null,
  picked: null,
  simulation: null,
  notice: null,
};

/** Selects a page that joins if none is selected, or if the selected one is gone and shows its latest moment. */
function selectNew(state: InspectorState, id: string): Partial<InspectorState> {
  const selected = state.session.find((tab) => tab.id === state.tab);
  const isFree = selected === undefined || (selected.kind === 'gone' && state.cursor === null);
  const tab = state.session.find((each) => each.id === id);
  if (tab === undefined) return {};
  if (isFree) return { tab: id, actor: firstMachine(tab), cursor: null };
  return state.tab === id && state.actor === null ? { actor: firstMachine(tab) } : {};
}

/** The storage key of the coverage, which survives a reload and is lost when the tab is closed. */
const COVERAGE = 'inspetor.cobertura';

function heard(state: InspectorState, message: PageMessage): InspectorState {
  if (message.kind === 'refused') return { ...state, notice: message.reason };
  const session = receive(state.session, message);
  const tab = session.find(({ id }) => id === message.tab);
  const { visited } = state;
  const after = {
    ...state,
    session,
    visited: tab === undefined ? visited : visitedAfter(visited, tab, message),
  };
  return { ...after, ...selectNew(after, message.tab), ...followRestored(after, message) };
}

/** A restored page has new actors: selects the one that replaces the selected actor. */
function followRestored(state: InspectorState, message: PageMessage): Partial<InspectorState> {
  const tab = state.session.find(({ id }) => id === state.tab);
  if (message.kind !== 'actor' || message.tab !== state.tab || tab === undefined) return {};
  const selected = tab.actors.find(({ id }) => id === state.actor);
  const last = tab.moments.findLast(({ actor }) => actor === state.actor);
  const restored = tab.moments.findLast(({ event }) => event.type === 'inspector.restored');
  const isReplaced = isOver(last) && (restored?.n ?? 0) > (last?.n ?? 0);
  return isReplaced && selected !== undefined && placeOf(selected) === placeOf(message.actor)
    ? { actor: message.actor.id }
    : {};
}

function visitedAfter(visited: Visited, tab: Tab, message: PageMessage): Visited {
  if (message.kind === 'joined') return withVisited(visited, tab);
  if (message.kind !== 'moment') return visited;
  const { moment } = message;
  return withVisited(visited, {
    actors: tab.actors.filter(({ id }) => id === moment.actor),
    moments: [moment],
  });
}

/** Drops simulated tabs without any step, but keeps the given walk. */
function withoutEmptyWalks(session: Session, walk: number): Session {
  return session.filter((tab) => tab.kind !== 'simulated' || tab.walk === walk || tab.moments.length > 1);
}

/** Creates the store, with the coverage from before a reload. */
export function createInspectorStore(): InspectorStore {
  let state: InspectorState = { ...initial, visited: readVisited(readStored('sessionStorage', COVERAGE)) };
  const { listen, tell } = createListeners();
  const set = (change: Partial<InspectorState>): void => {
    const { visited } = state;
    state = { ...state, ...change };
    if (state.visited !== visited) writeStored('sessionStorage', COVERAGE, plainVisited(state.visited));
    tell();
  };
  return {
    get: () => state,
    set,
    subscribe: listen,
    hear: (...messages) => set(messages.reduce(heard, state)),
    addRecording: (tabs, visited) => {
      const session = tabs.reduce(withTab, state.session);
      const [fullest] = [...tabs].sort((one, other) => other.moments.length - one.moments.length);
      const covered = tabs.reduce(withVisited, merged(state.visited, visited));
      set({ session, visited: covered, cursor: null, picked: null });
      if (fullest !== undefined) set({ tab: fullest.id, actor: firstMachine(fullest) });
    },
    simulate: (simulation) => {
      const tab = tabOf(simulation);
      const session = withTab(withoutEmptyWalks(state.session, simulation.walk), tab);
      set({ session, simulation, visited: withVisited(state.visited, tab), picked: null });
    },
  };
}
