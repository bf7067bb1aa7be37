import { registry } from '../../../machines/index.ts';
import type { AnyEntry } from '../../../machines/testing/entry.ts';
import { coverEntry as findCover } from '../../../machines/testing/paths.ts';
import { startRig } from '../../../machines/testing/rig.ts';
import type { ActorFacts, Facts, Moment } from '../shared/protocol.ts';
import { coverageOf, type Visited, withVisited } from './coverage.ts';
import { entryOf } from './entries.ts';
import { createInspectorStore } from './inspector-store.ts';
import { exportSession, importSession } from './recording.ts';
import type { Tab } from './session.ts';
import { momentsOf, type Simulation, tabOf } from './simulation.ts';
import { testCode } from './test-code.ts';
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

const covers = new Map<AnyEntry, ReturnType<typeof findCover>>();
/** The paths of a machine, looked for once: those of a large one take a second. */
const coverEntry = (entry: AnyEntry) => {
  const cover = covers.get(entry) ?? findCover(entry);
  covers.set(entry, cover);
  return cover;
};
const walkOf = (id: string, index: number): Simulation => {
  const entry = entryOf(id);
  if (entry === null) throw new Error(id);
  const path = coverEntry(entry).paths[index];
  return { entry, inputName: path?.inputName ?? '', events: path?.events ?? [], walk: index + 1 };
};

describe('the tree of actors', () => {
  const tab: Tab = {
    id: 't',
    title: '/portal',
    kind: 'live',
    actors: [actor('session', null), actor('place', 'session', 'place'), actor('gates', 'place')],
    moments: [moment(1, 'session'), moment(2, 'gates'), moment(3, 'gates', { status: 'done' })],
  };
  const names = (cursor: number | null) => treeAt(tab, cursor).map(({ actor: { id }, level }) => [id, level]);

  it('leaves out a place for a machine that comes later', () => {
    expect(names(2)).toEqual([
      ['session', 0],
      ['gates', 1],
    ]);
  });

  it('keeps a machine that has ended, with its last state, until another takes its place', () => {
    expect(treeAt(tab, null)).toMatchObject([
      { actor: { id: 'session' }, isOver: false },
      { actor: { id: 'gates' }, isOver: true, moment: { n: 3 } },
    ]);
    const again: Tab = {
      ...tab,
      actors: [...tab.actors, { ...actor('gates', 'place'), id: 'gates-2' }],
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

  it('goes back to what was', () => expect(names(1)).toEqual([['session', 0]]));
});

describe('the store', () => {
  it('looks at the first page that joins, and at the next when that one has gone', () => {
    const store = createInspectorStore();
    const joined = (tab: string) =>
      store.hear({
        kind: 'joined',
        tab,
        facts: { title: '/', number: null, initials: '', ahead: 0, holds: [], held: [] },
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

  it('says why a page refuses', () => {
    const store = createInspectorStore();
    store.hear({ kind: 'refused', tab: 'a', reason: 'Este ator não existe mais.' });
    expect(store.get().notice).toEqual({ kind: 'error', text: 'Este ator não existe mais.' });
  });
});

describe('a recording', () => {
  it('comes back as it went, and cannot be restored', () => {
    const [tab] = [tabOf(walkOf('exchange', 0))];
    const visited = withVisited(new Map(), tab);
    const text = exportSession([tab], visited, new Date(0));
    const read = importSession(text);
    if (typeof read === 'string') throw new Error(read);
    const [back] = read.tabs;
    expect(read.visited).toEqual(visited);
    expect(back).toMatchObject({ kind: 'recorded', title: tab.title });
    expect(back?.moments.map(({ facts: { value } }) => value)).toEqual(
      tab.moments.map(({ facts: { value } }) => value),
    );
  });

  it.each([
    ['nonsense', 'Este arquivo não é JSON.'],
    ['{}', 'Este arquivo não é uma gravação do inspetor.'],
    ['null', 'Este arquivo não é uma gravação do inspetor.'],
    [
      '{"format":"portal-inspector-recording","version":9,"tabs":[]}',
      'A versão 9 da gravação não é conhecida.',
    ],
    ['{"format":"portal-inspector-recording","version":2,"tabs":[{}]}', 'A gravação está incompleta.'],
  ])('that is none (%s) is refused', (text, words) => expect(importSession(text)).toBe(words));
});

describe('coverage', () => {
  it.each(registry.map(({ id }) => id))('is whole when every generated path of %s was walked', (id) => {
    const entry = entryOf(id);
    if (entry === null) throw new Error(id);
    const walks = coverEntry(entry).paths.map((_, index) => tabOf(walkOf(id, index)));
    const visited = walks.reduce<Visited>(withVisited, new Map());
    const { untouchedStates, untouchedTransitions } = coverageOf(entry, visited.get(id) ?? new Set());
    expect([...untouchedStates, ...untouchedTransitions]).toEqual([]);
  });
});

describe('a walk copied as a test', () => {
  it.each(registry.map(({ id }) => id))('holds when it is run: %s', async (id) => {
    const simulation = walkOf(id, coverEntry(entryOf(id) ?? (registry[0] as never)).paths.length - 1);
    const code = testCode(simulation);
    const body = code.slice(code.indexOf('=> {') + 4, code.lastIndexOf('});'));
    // The entry's name is the only thing that the imports bring besides the rig.
    const name = /import \{ (\w+) \} from '.\/[\w-]+.entry.ts'/.exec(code)?.[1] ?? '';
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    const run = new Function('startRig', name, 'expect', `return (async () => {${body}})()`) as (
      ...args: unknown[]
    ) => Promise<void>;
    await run(startRig, simulation.entry, expect);
    expect(code).toContain(`rig.${momentsOf(simulation).length > 1 ? '' : 'value'}`);
  });
});
