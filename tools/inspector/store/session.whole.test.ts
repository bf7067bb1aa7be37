import type { ActorFacts, Facts, Moment } from '../shared/protocol.ts';
import { createInspectorStore } from './inspector-store.ts';
import { logOf } from './recording/log.ts';
import type { AnyEntry } from '../portal/machines.ts';
import { takersOf } from './choices.ts';
import { entryOf } from './recording/entries.ts';
import { type Tab, visitsOf } from './session.ts';
import { treeAt } from './tree.ts';

const facts: Facts = {
  status: 'active',
  value: 'open',
  context: null,
  tags: [],
  output: null,
  error: null,
  nodes: [],
  timers: [],
};
const moment = (n: number, actor: string, more: Partial<Facts> = {}): Moment => ({
  n,
  at: n,
  ahead: 0,
  actor,
  event: { type: 'went' },
  source: null,
  taken: [],
  actions: [],
  emitted: [],
  facts: { ...facts, ...more },
  restorable: true,
});
const actor = (id: string, parent: string | null, kind: ActorFacts['kind'] = 'machine'): ActorFacts => ({
  id,
  name: id,
  parent,
  kind,
  machine: id,
  src: null,
});

describe('the tree of actors', () => {
  const tab: Tab = {
    id: 't',
    title: '/portal',
    kind: 'live',
    actors: [actor('session', null), actor('gates', 'session')],
    moments: [moment(1, 'session'), moment(2, 'gates'), moment(3, 'gates', { status: 'done' })],
  };
  const names = (cursor: number | null) => treeAt(tab, cursor).map(({ actor: { id }, level }) => [id, level]);

  it('has children below their parents', () => {
    expect(names(2)).toEqual([
      ['session', 0],
      ['gates', 1],
    ]);
  });

  it('keeps an ended machine until another replaces it', () => {
    expect(treeAt(tab, null)).toMatchObject([
      { actor: { id: 'session' }, isOver: false },
      { actor: { id: 'gates' }, isOver: true, moment: { n: 3 } },
    ]);
    const again: Tab = {
      ...tab,
      actors: [...tab.actors, { ...actor('gates', 'session'), id: 'gates-2' }],
      moments: [...tab.moments, moment(4, 'gates-2')],
    };
    expect(treeAt(again, null).map(({ actor: { id } }) => id)).toEqual(['session', 'gates-2']);
  });

  it('drops a request that has ended', () => {
    const request = actor('ask', 'session', 'request');
    const asked: Tab = {
      ...tab,
      actors: [...tab.actors, request],
      moments: [...tab.moments, moment(4, 'ask', { status: 'done' })],
    };
    expect(treeAt(asked, null).map(({ actor: { id } }) => id)).not.toContain('ask');
  });

  it('leaves out a machine that was created and never started', () => {
    const twice: Tab = { ...tab, actors: [...tab.actors, { ...actor('gates', 'session'), id: 'unstarted' }] };
    expect(treeAt(twice, null).map(({ actor: { id } }) => id)).toEqual(['session', 'gates']);
  });

  it('shows the actors of an earlier moment', () => expect(names(1)).toEqual([['session', 0]]));
});

describe('the log', () => {
  const tabWith = (id: string, moments: readonly Moment[]): Tab => ({
    id,
    title: '/portal',
    kind: 'live',
    actors: [actor('session', null), actor('gates', 'session')],
    moments,
  });
  const log = (...tabs: readonly Tab[]) =>
    logOf(tabs, { text: '', withoutPings: false, withoutIdle: false }).map(
      (row) => `${row.tab.id}${row.moment.n}`,
    );
  const stopped = { ...moment(2, 'gates', { status: 'stopped' }), event: { type: 'xstate.stop' } };
  const ending = tabWith('a', [moment(1, 'gates'), stopped, moment(3, 'session')]);

  it('lists a child’s stop after the step of its parent that stopped it', () => {
    expect(log(ending)).toEqual(['a2', 'a3', 'a1']);
  });

  it('keeps that order among the steps of another tab', () => {
    expect(log(ending, tabWith('b', [moment(4, 'session')]))).toEqual(['b4', 'a2', 'a3', 'a1']);
  });

  it('orders the steps of a tab with a moved clock by real time', () => {
    const hour = 3_600_000;
    const moved = (n: number): Moment => ({ ...moment(n, 'session'), at: n + hour, ahead: hour });
    const first = tabWith('a', [moment(1, 'session'), moved(3), moment(5, 'session')]);
    const second = tabWith('b', [moment(2, 'session'), moment(4, 'session')]);
    expect(log(first, second)).toEqual(['a5', 'b4', 'a3', 'b2', 'a1']);
  });
});

describe('the store', () => {
  it('selects the first page, and another that joins once it is gone', () => {
    const store = createInspectorStore();
    const joined = (tab: string) =>
      store.hear({
        kind: 'joined',
        tab,
        facts: {
          title: '/',
          number: null,
          initials: '',
          ahead: 0,
          serverAhead: 0,
          pauseNext: [],
          paused: [],
          isHidden: false,
        },
        actors: [actor('session', null)],
        moments: [moment(1, 'session')],
      });
    joined('a');
    joined('b');
    expect(store.get()).toMatchObject({ tab: 'a', actor: 'session' });
    store.hear({ kind: 'gone', tab: 'a' });
    joined('c');
    expect(store.get()).toMatchObject({ tab: 'c' });
    expect(store.get().session.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'gone'],
      ['b', 'live'],
      ['c', 'live'],
    ]);
  });

  it('a tab keeps its number over a reload, a copy does not', () => {
    const store = createInspectorStore();
    const joined = (tab: string, number: number | null = null) =>
      ({
        kind: 'joined',
        tab,
        facts: {
          title: '/',
          number,
          initials: '',
          ahead: 0,
          serverAhead: 0,
          pauseNext: [],
          paused: [],
          isHidden: false,
        },
        actors: [],
        moments: [],
      }) as const;
    const numbers = () => store.get().session.map(({ id, number }) => [id, number]);
    store.hear(joined('a'), joined('b'));
    expect(numbers()).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    store.hear({ kind: 'gone', tab: 'a' }, joined('c', 1), joined('d', 2));
    expect(numbers()).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 1],
      ['d', 3],
    ]);
  });

  it('shows why a page refuses a request', () => {
    const store = createInspectorStore();
    store.hear({ kind: 'refused', tab: 'a', reason: 'Este ator não existe mais.' });
    expect(store.get().notice).toBe('Este ator não existe mais.');
  });
});

test('a page that joins again keeps its earlier moments', () => {
  const store = createInspectorStore();
  const page = {
    title: '/',
    number: 1,
    initials: '',
    ahead: 0,
    serverAhead: 0,
    pauseNext: [],
    paused: [],
    isHidden: false,
  };
  const joined = (...moments: Moment[]) =>
    store.hear({ kind: 'joined', tab: 't', facts: page, actors: [actor('session', null)], moments });
  joined(moment(1, 'session'), moment(2, 'session'));
  joined(moment(2, 'session'), moment(3, 'session'));
  const [tab] = store.get().session;
  expect(tab?.moments.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(tab?.actors).toHaveLength(1);
});

const PAGE = {
  title: '/',
  number: 1,
  initials: '',
  ahead: 0,
  serverAhead: 0,
  pauseNext: [],
  paused: [],
  isHidden: false,
};
const named = (id: string): ActorFacts => ({ ...actor('gates', 'session'), id });

/** A store in which the ended actor 'old' of the tab 't' is selected. */
function endedStore() {
  const store = createInspectorStore();
  const moments = [moment(1, 'session'), moment(2, 'old', { status: 'stopped' })];
  const actors = [actor('session', null), named('old')];
  store.hear({ kind: 'joined', tab: 't', facts: PAGE, actors, moments });
  store.set({ tab: 't', actor: 'old' });
  return store;
}

test('the actor that takes the place of an ended one is selected', () => {
  const store = endedStore();
  store.hear({ kind: 'actor', tab: 't', actor: { ...named('other'), name: 'consent' } });
  expect(store.get().actor).toBe('old');
  store.hear({ kind: 'actor', tab: 't', actor: named('later') });
  expect(store.get().actor).toBe('later');
});

test('at an earlier moment the selection follows a restored actor alone', () => {
  const store = endedStore();
  store.set({ cursor: 1 });
  store.hear({ kind: 'actor', tab: 't', actor: named('later') });
  expect(store.get().actor).toBe('old');
  const restored = { ...moment(3, 'session'), event: { type: 'inspector.restored' } };
  store.hear(
    { kind: 'moment', tab: 't', moment: restored },
    { kind: 'actor', tab: 't', actor: named('new') },
  );
  expect(store.get().actor).toBe('new');
});

test('a reload is a visit of its tab in which the actor of the same name is selected', () => {
  const store = createInspectorStore();
  const joined = (tab: string, number: number | null, ...actors: ActorFacts[]) => {
    store.hear({ kind: 'joined', tab, facts: { ...PAGE, number }, actors, moments: [] });
  };
  joined('a', 1, actor('session', null), named('gates-1'));
  joined('b', 2, actor('session', null));
  store.set({ tab: 'a', actor: 'gates-1' });
  store.hear({ kind: 'gone', tab: 'a' });
  // A page that loads makes the others join again.
  joined('b', 2, actor('session', null));
  expect(store.get().tab).toBe('a');
  joined('c', 1, { ...actor('session', null), id: 'session-2' });
  expect(store.get()).toMatchObject({ tab: 'c', actor: 'session-2' });
  store.hear({ kind: 'actor', tab: 'c', actor: named('gates-2') });
  expect(store.get()).toMatchObject({ tab: 'c', actor: 'gates-2' });
  const { session } = store.get();
  expect(session.map((tab) => visitsOf(session, tab).map(({ id }) => id))).toEqual([
    ['a', 'c'],
    ['b'],
    ['a', 'c'],
  ]);
});

test('an event of an ended machine belongs to the running one that takes it', () => {
  const gate = { ...named('gate'), machine: 'phone-gate' };
  const gates = { ...named('gates'), machine: 'shell-gates' };
  const tab: Tab = {
    id: 't',
    title: '/',
    kind: 'live',
    actors: [gate, gates],
    moments: [moment(1, 'gate', { status: 'done' }), moment(2, 'gates', { nodes: ['shell-gates.person'] })],
  };
  const entry = entryOf('phone-gate') as AnyEntry;
  expect(takersOf(tab, entry)).toContainEqual(['person.loaded', gates]);
  expect(takersOf({ ...tab, actors: [gate] }, entry)).toEqual([]);
});
