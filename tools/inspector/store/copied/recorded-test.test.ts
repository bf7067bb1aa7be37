import { registry, startRig } from '../../portal/machines.ts';
import { coverEntry } from '../../portal/testing.ts';
import { entryOf } from '../recording/entries.ts';
import { filledValue } from '../recording/fill.ts';
import { recordedTest } from './recorded-test.ts';
import { SIMULATED, tabOf } from '../simulation.ts';

/** The longest walk of a machine that begins as its first sample does, as if it had been recorded. */
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

/** What they decide by is masked in a recording, and made up in the test: it goes as far as that. */
const SHORTENED: ReadonlySet<string> = new Set(['session', 'deactivation']);

describe('a recording of a machine', () => {
  it.each(registry.map(({ id }) => id))('holds as a test when it is run: %s', async (id) => {
    const { entry, tab } = recordingOf(id);
    const made = await recordedTest(tab, SIMULATED);
    if (typeof made === 'string') throw new Error(made);
    await run(made.code, entry);
    expect(made.steps).toBeGreaterThan(0);
    expect(made.steps === made.of || SHORTENED.has(id)).toBe(true);
  });

  it('goes only as far as the machine follows', async () => {
    const { tab } = recordingOf('exchange');
    const moments = tab.moments.map((moment, index) =>
      index === 2 ? { ...moment, facts: { ...moment.facts, value: 'elsewhere' } } : moment,
    );
    expect(await recordedTest({ ...tab, moments }, SIMULATED)).toMatchObject({ steps: 1 });
  });

  it('of which the beginning is gone, or of no machine, gives no test', async () => {
    const { tab } = recordingOf('exchange');
    expect(await recordedTest({ ...tab, moments: tab.moments.slice(1) }, SIMULATED)).toBe(
      'O começo deste ator não foi gravado.',
    );
    expect(await recordedTest(tab, 'nobody')).toMatch(/^Escolha uma máquina/);
  });
});

describe('a state that should have been', () => {
  /** A walk to a refused exchange, as if points were spent that nobody has. */
  const tab = () => {
    const { tab: walked } = recordingOf('exchange');
    const first = walked.moments.find(({ event }) => event.type === 'exchange.requested');
    return {
      ...walked,
      expected: { n: first?.n ?? 0, kind: 'state', actor: SIMULATED, state: 'idle' } as const,
    };
  };

  it('fails where the machine is as it was recorded, and passes where it is mended', async () => {
    const made = await recordedTest(tab(), SIMULATED);
    if (typeof made === 'string') throw new Error(made);
    expect(made.steps).toBe(made.of);
    const entry = entryOf('exchange');
    if (entry === null) throw new Error('no entry');
    await expect(run(made.code, entry)).rejects.toThrow('idle');
    const machine = entry.machine.provide({ guards: { isAffordable: () => false } });
    await run(made.code, { ...entry, machine });
  });

  it('is reported by the title, and nothing else is expected of what followed', async () => {
    const made = await recordedTest(tab(), SIMULATED);
    expect(made).toMatchObject({ code: expect.stringContaining('not idle when recorded') as string });
    expect(made).not.toMatchObject({ code: expect.stringContaining('rig.emitted') as string });
  });
});

describe('what stands in the place of a pseudonym', () => {
  it('has its form', () => {
    expect(filledValue('CEP#1')).toMatch(/^\d{5}-\d{3}$/);
    expect(filledValue('CEP-parcial#2')).toMatch(/^\d{1,7}$/);
    expect(filledValue('documento#3')).toMatch(/^\d{11}$/);
    expect(filledValue('documento#ana')).toBe('52998224725');
    expect(filledValue('pessoa#ana')).toBe('Ana Souza');
    expect(filledValue('/portal')).toBe('/portal');
  });
});
