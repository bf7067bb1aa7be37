import { StateMachine } from 'xstate';
import { registry, startRig } from '../../portal/machines.ts';
import { coverEntry } from '../../portal/testing.ts';
import { entryOf } from '../recording/entries.ts';
import { accountOf, filledValue } from '../recording/fill.ts';
import { recordedTest } from './recorded-test.ts';
import { SIMULATED, tabOf } from '../simulation.ts';

/** A machine's longest generated path from its first input, as a tab. */
function recordingOf(id: string) {
  const entry = entryOf(id);
  if (entry === null) throw new Error(id);
  const [inputName = ''] = Object.keys(entry.inputs);
  const paths = coverEntry(entry).paths.filter((path) => path.inputName === inputName);
  const [longest] = [...paths].sort((one, other) => other.events.length - one.events.length);
  return { entry, tab: tabOf({ entry, inputName, events: longest?.events ?? [], walk: 1 }) };
}

async function run(code: string, entry: unknown): Promise<void> {
  const body = code.slice(code.indexOf('=> {') + 4, code.lastIndexOf('});'));
  const name = /import \{ (\w+) \} from '.\/[\w-]+.machine.ts'/.exec(code)?.[1] ?? '';
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  const test = new Function('startRig', name, 'expect', `return (async () => {${body}})()`) as (
    ...args: unknown[]
  ) => Promise<void>;
  await test(startRig, entry, expect);
}

/** Their guards read values that are masked and then made up, so that their tests may end early. */
const SHORTENED: ReadonlySet<string> = new Set(['session', 'deactivation']);

describe('a recording of a machine', () => {
  it.each(registry.map(({ id }) => id))('gives a test that passes: %s', async (id) => {
    const { entry, tab } = recordingOf(id);
    const made = await recordedTest(tab, SIMULATED);
    if (typeof made === 'string') throw new Error(made);
    await run(made.code, entry);
    expect(made.steps).toBeGreaterThan(0);
    expect(made.steps === made.of || SHORTENED.has(id)).toBe(true);
  });

  it('gives a test that ends where the machine differs', async () => {
    const { tab } = recordingOf('exchange');
    const moments = tab.moments.map((moment, index) =>
      index === 2 ? { ...moment, facts: { ...moment.facts, value: 'elsewhere' } } : moment,
    );
    expect(await recordedTest({ ...tab, moments }, SIMULATED)).toMatchObject({ steps: 1 });
  });

  it('leaves no actor running where the machine differs', async () => {
    const { tab } = recordingOf('connectivity');
    const moments = tab.moments.map((moment, index) =>
      index === 1 ? { ...moment, facts: { ...moment.facts, value: 'elsewhere' } } : moment,
    );
    const begun = jest.spyOn(StateMachine.prototype, 'getInitialSnapshot');
    expect(await recordedTest({ ...tab, moments }, SIMULATED)).toMatchObject({ steps: 0 });
    const states = begun.mock.calls.map(([{ self }]) => (self.getSnapshot() as { status: string }).status);
    expect(states).toEqual(['stopped']);
  });

  it('gives no test without its beginning or without a machine', async () => {
    const { tab } = recordingOf('exchange');
    expect(await recordedTest({ ...tab, moments: tab.moments.slice(1) }, SIMULATED)).toBe(
      'O começo deste ator não foi gravado.',
    );
    expect(await recordedTest(tab, 'nobody')).toMatch(/^Escolha uma máquina/);
  });
});

describe('an expected state', () => {
  /** A walk in which QA expected `idle` after `exchange.requested`. */
  const tab = () => {
    const { tab: walked } = recordingOf('exchange');
    const first = walked.moments.find(({ event }) => event.type === 'exchange.requested');
    return {
      ...walked,
      expected: { n: first?.n ?? 0, kind: 'state', actor: SIMULATED, state: 'idle' } as const,
    };
  };

  it('fails with the recorded machine and passes with a fixed one', async () => {
    const made = await recordedTest(tab(), SIMULATED);
    if (typeof made === 'string') throw new Error(made);
    expect(made.steps).toBe(made.of);
    const entry = entryOf('exchange');
    if (entry === null) throw new Error('no entry');
    await expect(run(made.code, entry)).rejects.toThrow('idle');
    const machine = entry.machine.provide({ guards: { isAffordable: () => false } });
    await run(made.code, { ...entry, machine });
  });

  it('is named in the title, and emitted events are not expected', async () => {
    const made = await recordedTest(tab(), SIMULATED);
    expect(made).toMatchObject({ code: expect.stringContaining('not idle when recorded') as string });
    expect(made).not.toMatchObject({ code: expect.stringContaining('rig.emitted') as string });
  });
});

describe('a value for a pseudonym', () => {
  it('has the form of its kind', () => {
    expect(filledValue('CEP#1')).toMatch(/^\d{5}-\d{3}$/);
    expect(filledValue('CEP-parcial#2')).toMatch(/^\d{1,7}$/);
    expect(filledValue('documento#3')).toMatch(/^\d{11}$/);
    expect(filledValue('documento#ana')).toBe('52998224725');
    expect(filledValue('pessoa#ana')).toBe('Ana Souza');
    expect(filledValue('/portal')).toBe('/portal');
  });

  it('has a letter in each made-up name', () => {
    const names = Array.from({ length: 30 }, (_, index) => filledValue(`pessoa#${index + 1}`));
    expect(names.filter((name) => !/^Pessoa [A-Z] da Silva$/.test(String(name)))).toEqual([]);
  });

  it('is a demonstration’s person only for names and documents', () => {
    expect([accountOf('pessoa#ana'), accountOf('documento#ana')]).toEqual(['ana', 'ana']);
    expect([accountOf('texto#ana'), accountOf('senha#ana')]).toEqual([null, null]);
  });
});
