import { filled } from './recording/fill.ts';
import { type AnyEntry, registry, startRig } from '../portal/machines.ts';
import { coverEntry as findCover } from '../portal/testing.ts';
import { coverageOf, type Visited, withVisited } from './coverage/coverage.ts';
import { entryOf } from './recording/entries.ts';
import { seedAgain, writeFaults } from './faults.ts';
import { fileOf, textOf } from './recording/file.ts';
import { exportSession, importSession } from './recording/recording.ts';
import { momentsOf, type Simulation, tabOf } from './simulation.ts';
import { testCode } from './copied/test-code.ts';

const covers = new Map<AnyEntry, ReturnType<typeof findCover>>();
/** Cached: the paths of a large machine take a second. */
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

describe('a recording', () => {
  it('is imported unchanged and cannot be restored', () => {
    const walk = tabOf(walkOf('exchange', 0));
    const tab = { ...walk, moments: walk.moments.map((moment) => ({ ...moment, ahead: 60_000 })) };
    const visited = withVisited(new Map(), tab);
    const text = exportSession([tab], visited, new Date(0));
    const read = importSession(text);
    if (typeof read === 'string') throw new Error(read);
    const [back] = read.tabs;
    expect(read.visited).toEqual(visited);
    expect(back).toMatchObject({ kind: 'recorded', title: tab.title });
    expect(back?.moments).toEqual(tab.moments.map((moment) => ({ ...moment, restorable: false })));
  });

  it('of version 2 is read from its pool of values', async () => {
    const moment = [1, 5, 'x:0', null, 0, 1, 1, 1, 2];
    const facts = ['active', 'idle', {}, [], null, null, ['a'], []];
    const pool = [{ type: 'a.b' }, [], facts.map((_, at) => at + 3), ...facts];
    const tab = { id: 'a', title: '/', actors: [], moments: [moment] };
    const text = JSON.stringify({ format: 'portal-inspector-recording', version: 2, pool, tabs: [tab] });
    const read = importSession(await textOf(new Blob([text])));
    if (typeof read === 'string') throw new Error(read);
    expect(read.tabs[0]?.moments[0]).toMatchObject({
      n: 1,
      event: { type: 'a.b' },
      facts: { value: 'idle' },
    });
  });

  it('is compressed in its file', async () => {
    const text = exportSession([tabOf(walkOf('exchange', 0))], new Map(), new Date(0));
    const file = await fileOf(text);
    expect(file.size).toBeLessThan(text.length / 2);
    expect(await textOf(file)).toBe(text);
    expect(await textOf(file.slice(0, 100))).toBe('');
  });

  it('contains the faults that the server accepted', async () => {
    const fault = { method: 'POST', path: '/api/termosaceite/*', mode: 'status', times: 1 } as const;
    const server = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
    await writeFaults([fault]);
    server.mockImplementation(async () => Response.json({ message: 'Não' }, { status: 400 }));
    await writeFaults([{ ...fault, path: 'termosaceite' }]);
    expect(await seedAgain()).toBe(false);
    const text = exportSession([tabOf(walkOf('exchange', 0))], new Map(), new Date(0));
    const read = importSession(text);
    if (typeof read === 'string') throw new Error(read);
    expect(read.tabs[0]?.faults).toEqual([{ at: expect.any(Number) as number, faults: [fault] }]);
    const again = importSession(exportSession(read.tabs, new Map(), new Date(0)));
    if (typeof again === 'string') throw new Error(again);
    expect(again.tabs[0]?.faults).toEqual(read.tabs[0]?.faults);
  });

  it.each([
    ['nonsense', 'Este arquivo não é JSON.'],
    ['{}', 'Este arquivo não é uma gravação do inspetor.'],
    ['null', 'Este arquivo não é uma gravação do inspetor.'],
    [
      '{"format":"portal-inspector-recording","version":9,"tabs":[]}',
      'A versão 9 da gravação não é conhecida.',
    ],
    ['{"format":"portal-inspector-recording","version":3,"tabs":[{}]}', 'A gravação está incompleta.'],
  ])('is refused when the file is %s', (text, words) => expect(importSession(text)).toBe(words));
});

describe('coverage', () => {
  it.each(registry.map(({ id }) => id))('is complete when every generated path of %s is walked', (id) => {
    const entry = entryOf(id);
    if (entry === null) throw new Error(id);
    const walks = coverEntry(entry).paths.map((_, index) => tabOf(walkOf(id, index)));
    const visited = walks.reduce<Visited>(withVisited, new Map());
    const { gaps } = coverageOf(entry, visited.get(id) ?? new Set());
    expect(gaps.map(({ item }) => item)).toEqual([]);
  });
});

describe('a walk copied as a test', () => {
  it.each(registry.map(({ id }) => id))('passes: %s', async (id) => {
    const simulation = walkOf(id, coverEntry(entryOf(id) ?? (registry[0] as never)).paths.length - 1);
    const code = testCode(simulation);
    const body = code.slice(code.indexOf('=> {') + 4, code.lastIndexOf('});'));
    // Besides the rig the code imports only the entry.
    const name = /import \{ (\w+) \} from '.\/[\w-]+.machine.ts'/.exec(code)?.[1] ?? '';
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    const run = new Function('startRig', name, 'expect', `return (async () => {${body}})()`) as (
      ...args: unknown[]
    ) => Promise<void>;
    await run(startRig, simulation.entry, expect);
    expect(code).toContain(`rig.${momentsOf(simulation).length > 1 ? '' : 'value'}`);
  });
});

test('a copied test gets values of each field’s own kind', () => {
  const recorded = { mensagem: 'texto#1', pontos: 'algarismos#2', saldo: 'número#3', inicio: 'data#1' };
  expect(filled(recorded, 0)).toEqual({
    mensagem: 'texto 1',
    pontos: '2',
    saldo: 3,
    inicio: '1990-01-01T00:00:00',
  });
});
