import { createListeners } from '../portal/lib.ts';
import type { PageMessage } from '../shared/protocol.ts';
import { type Simulation, tabOf } from './simulation.ts';
import { merged, plainVisited, readVisited, type Visited, withVisited } from './coverage/coverage.ts';
import { receive, type Session, type Tab, withTab } from './session.ts';
import { firstMachine, isOver, placeOf } from './tree.ts';

/** The page's four places. */
export type View = 'live' | 'simulate' | 'coverage' | 'faults';

/** Something that the inspector has to say. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Everything that the page shows. */
export interface InspectorState {
  readonly session: Session;
  /** What every tab, walk and recording of this browser session has visited. */
  readonly visited: Visited;
  readonly view: View;
  /** The tab and the actor that are looked at. */
  readonly tab: string | null;
  readonly actor: string | null;
  /** The moment that is looked at; null: now. */
  readonly cursor: number | null;
  readonly filter: string;
  /** The moment of a tab that contexts are compared with; null: each with the step before. */
  readonly mark: { readonly tab: string; readonly n: number } | null;
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
  readonly hear: (...messages: readonly PageMessage[]) => void;
  /** Adds a recording, with what its session had visited, and looks at its fullest tab. */
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

/** A page that comes while nothing that lives is looked at is looked at. */
function lookAtNew(state: InspectorState, id: string): Partial<InspectorState> {
  const looked = state.session.find((tab) => tab.id === state.tab);
  const isFree = looked === undefined || (looked.kind === 'gone' && state.cursor === null);
  const tab = state.session.find((each) => each.id === id);
  if (tab === undefined) return {};
  if (isFree) return { tab: id, actor: firstMachine(tab), cursor: null };
  return state.tab === id && state.actor === null ? { actor: firstMachine(tab) } : {};
}

const COVERAGE = 'inspetor.cobertura';

/** What was visited before a reload of the inspector, as long as its tab stays open. */
function readKeptCoverage(): Visited {
  try {
    return readVisited(JSON.parse(sessionStorage.getItem(COVERAGE) ?? 'null'));
  } catch {
    return new Map();
  }
}

/** Keeps it for the next load of the inspector. */
function keepCoverage(visited: Visited): void {
  try {
    sessionStorage.setItem(COVERAGE, JSON.stringify(plainVisited(visited)));
  } catch {
    // Forbidden or full: the coverage lasts until the next load.
  }
}

/** The state after a page has told something. */
function heard(state: InspectorState, message: PageMessage): InspectorState {
  if (message.kind === 'refused') return { ...state, notice: { kind: 'error', text: message.reason } };
  const session = receive(state.session, message);
  const tab = session.find(({ id }) => id === message.tab);
  const { visited } = state;
  const after = {
    ...state,
    session,
    visited: tab === undefined ? visited : visitedAfter(visited, tab, message),
  };
  return { ...after, ...lookAtNew(after, message.tab), ...followRestored(after, message) };
}

/** A restored page has new children: the one in the place of the actor that is looked at is looked at. */
function followRestored(state: InspectorState, message: PageMessage): Partial<InspectorState> {
  const tab = state.session.find(({ id }) => id === state.tab);
  if (message.kind !== 'actor' || message.tab !== state.tab || tab === undefined) return {};
  const looked = tab.actors.find(({ id }) => id === state.actor);
  const last = tab.moments.findLast(({ actor }) => actor === state.actor);
  const restored = tab.moments.findLast(({ event }) => event.type === 'inspector.restored');
  const isReplaced = isOver(last) && (restored?.n ?? 0) > (last?.n ?? 0);
  return isReplaced && looked !== undefined && placeOf(looked) === placeOf(message.actor)
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

/** The tabs without a walk that went nowhere. */
function withoutUnwalked(session: Session, walk: number): Session {
  return session.filter((tab) => tab.kind !== 'simulated' || tab.walk === walk || tab.moments.length > 1);
}

/** Makes the store. */
export function createInspectorStore(): InspectorStore {
  let state: InspectorState = { ...initial, visited: readKeptCoverage() };
  const { listen, tell } = createListeners();
  const set = (change: Partial<InspectorState>): void => {
    const { visited } = state;
    state = { ...state, ...change };
    if (state.visited !== visited) keepCoverage(state.visited);
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
      const seen = tabs.reduce(withVisited, merged(state.visited, visited));
      set({ session, visited: seen, cursor: null, picked: null });
      if (fullest !== undefined) set({ tab: fullest.id, actor: firstMachine(fullest) });
    },
    simulate: (simulation) => {
      const tab = tabOf(simulation);
      const session = withTab(withoutUnwalked(state.session, simulation.walk), tab);
      set({ session, simulation, visited: withVisited(state.visited, tab), picked: null });
    },
  };
}
