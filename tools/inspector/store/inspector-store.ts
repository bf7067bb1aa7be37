import { createListeners } from '../portal/lib.ts';
import type { ActorFacts, PageMessage } from '../shared/protocol.ts';
import { readStored, writeStored } from '../shared/stored.ts';
import { type Simulation, tabOf } from './simulation.ts';
import { merged, plainVisited, readVisited, type Visited, withVisited } from './coverage/coverage.ts';
import { receive, sceneAt, type Session, type Tab, visitsOf, withTab } from './session.ts';
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
  /** The moment that contexts are compared with; null: with the previous step. */
  readonly mark: { readonly tab: string; readonly n: number } | null;
  /** Event type of the clicked edge. */
  readonly picked: string | null;
  readonly simulation: Simulation | null;
  readonly notice: string | null;
  /** A text that the browser did not copy; null: none. */
  readonly uncopied: string | null;
  /** The selected actor's former page was reloaded: an actor of its name is selected once it starts. */
  readonly awaited: { readonly ended: ActorFacts; readonly actor: string | null } | null;
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
  uncopied: null,
  awaited: null,
};

/** Selects a page that joins if none is selected, or a new one if the selected one is gone and shows its latest moment. */
function selectNew(previous: InspectorState, state: InspectorState, id: string): Partial<InspectorState> {
  const selected = state.session.find((tab) => tab.id === state.tab);
  // Each page that loads makes the others join again.
  const isKnown = previous.session.some((tab) => tab.id === id && tab.kind === 'live');
  const isFree = selected === undefined || (selected.kind === 'gone' && state.cursor === null && !isKnown);
  const tab = state.session.find((each) => each.id === id);
  if (tab === undefined) return {};
  if (isFree) {
    const actor = firstMachine(tab);
    const ended = selected?.actors.find((each) => each.id === state.actor) ?? null;
    const isReload = selected !== undefined && visitsOf(state.session, selected).includes(tab);
    return { tab: id, actor, cursor: null, awaited: isReload && ended !== null ? { ended, actor } : null };
  }
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
  return { ...after, ...selectNew(state, after, message.tab), ...followSuccessor(after, message) };
}

const hasNameOf = (one: ActorFacts, other: ActorFacts): boolean =>
  one.name === other.name && one.machine === other.machine;

/** Selects the actor that takes the place of the selected one, which has ended or went with its page. */
function followSuccessor(state: InspectorState, message: PageMessage): Partial<InspectorState> {
  if (message.kind !== 'actor' && message.kind !== 'joined') return {};
  const { awaited, cursor, session } = state;
  const selected = session.find(({ id }) => id === state.tab);
  const page = session.find(({ id }) => id === message.tab);
  if (selected === undefined || page === undefined) return {};
  const scene = sceneAt(page, null);
  const news = (message.kind === 'actor' ? [message.actor] : page.actors).filter(
    ({ id }) => !isOver(scene.get(id)),
  );
  const choose = (isNext: (actor: ActorFacts) => boolean): Partial<InspectorState> => {
    const found = news.findLast((actor) => isNext(actor));
    return found === undefined ? {} : { tab: page.id, actor: found.id, awaited: null };
  };
  const selectedActor = selected.actors.find(({ id }) => id === state.actor);
  if (selectedActor === undefined) return {};
  if (page !== selected) {
    const isReload = selected.kind === 'gone' && visitsOf(session, selected).includes(page);
    return isReload && cursor === null ? choose((actor) => hasNameOf(actor, selectedActor)) : {};
  }
  if (awaited !== null && awaited.actor === selectedActor.id && cursor === null)
    return choose((actor) => hasNameOf(actor, awaited.ended));
  const last = selected.moments.findLast(({ actor }) => actor === selectedActor.id);
  const restored = selected.moments.findLast(({ event }) => event.type === 'inspector.restored');
  const isLatest = cursor === null || (restored?.n ?? 0) > (last?.n ?? 0);
  return isLatest && isOver(last)
    ? choose((actor) => actor.id !== selectedActor.id && placeOf(actor) === placeOf(selectedActor))
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
  const { listen, emit } = createListeners();
  const set = (change: Partial<InspectorState>): void => {
    const { visited } = state;
    state = { ...state, ...change };
    if (state.visited !== visited) writeStored('sessionStorage', COVERAGE, plainVisited(state.visited));
    emit();
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
