import type { AnyEventObject } from 'xstate';
import { timersOf, type Rig, startRig } from '../../portal/machines.ts';
import type { Moment } from '../../shared/protocol.ts';
import { inline, wordsForEvent } from '../../shared/words.ts';
import { valueOfState } from '../expected.ts';
import { entryOf } from '../recording/entries.ts';
import { filled } from '../recording/fill.ts';
import type { Tab } from '../session.ts';
import { lineFor, quoted, testFile } from './test-code.ts';

/** One step of a test: its line of code, and the same step run on a rig. */
interface Step {
  readonly line: string;
  readonly run: (rig: Rig) => Promise<void> | void;
}

export interface RecordedTest {
  readonly code: string;
  /** The id of the machine: the test belongs in `machines/<id>/`. */
  readonly machine: string;
  /** Steps in the test, of all that were recorded; fewer if the machine differs at the next. */
  readonly steps: number;
  readonly of: number;
}

/** Waits are rounded down to this; timers are elapsed exactly. */
const COARSE_MS = 1000;
/** A timer event earlier than its due time by more than this was sent by QA. */
const EARLY_MS = 100;

function elapse(ms: number): Step {
  return { line: `rig.elapse(${ms});`, run: (rig) => rig.elapse(ms) };
}

/** Elapses the time before a step, but never up to the next timer, which has a step of its own. */
function pauseBefore(rig: Rig, at: number): readonly Step[] {
  const next = Math.min(...timersOf(rig.actor).map(({ due }) => due)) - 1;
  const passed = Math.floor((Math.min(at, next) - rig.clock.now()) / COARSE_MS) * COARSE_MS;
  return passed >= COARSE_MS ? [elapse(passed)] : [];
}

function stepFor(rig: Rig, event: AnyEventObject, at: number): Step {
  const { type, output } = event as AnyEventObject & { output?: unknown };
  const id = String(event['actorId']);
  const line = lineFor(event, 0);
  if (type.startsWith('xstate.done.actor.')) return { line, run: (running) => running.answer(id, output) };
  if (type.startsWith('xstate.error.actor.')) return { line, run: (running) => running.crash(id) };
  const timer = timersOf(rig.actor).find((each) => each.type === type);
  if (timer !== undefined && at >= timer.due - EARLY_MS) return elapse(timer.due - rig.clock.now());
  return { line: `rig.send(${inline(event)});`, run: (running) => running.send(event) };
}

/** A recorded input without functions, which were recorded as `(function)`: the entry's own input provides them. */
function givenBy({ event }: Moment, start: number): object {
  const { input } = event as { input?: unknown };
  const fields = Object.entries(input ?? {}).filter(
    ([, value]) => typeof value !== 'string' || !value.startsWith('('),
  );
  return filled(Object.fromEntries(fields), start) as object;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Runs the steps as the test will, until the machine differs from the recording. */
async function replayed(rig: Rig, moments: readonly Moment[]) {
  const [first, ...rest] = moments;
  const lines: string[] = [];
  const start = first?.at ?? 0;
  let steps = 0;
  if (first === undefined || !same(rig.value(), first.facts.value))
    return { lines, steps, emitted: rig.emitted };
  lines.push(`expect(rig.value()).toEqual(${inline(first.facts.value)});`);
  for (const moment of rest) {
    const event = filled(moment.event, start) as AnyEventObject;
    const at = moment.at - start;
    const todo = [...(event.type.startsWith('xstate.after.') ? [] : pauseBefore(rig, at))];
    for (const step of todo) await step.run(rig);
    const step = stepFor(rig, event, at);
    const emitted = [...rig.emitted];
    try {
      await step.run(rig);
    } catch {
      return { lines, steps, emitted };
    }
    if (!same(rig.value(), moment.facts.value)) return { lines, steps, emitted };
    lines.push(
      ...[...todo, step].map(({ line }) => line),
      `expect(rig.value()).toEqual(${inline(moment.facts.value)});`,
    );
    steps += 1;
  }
  return { lines, steps, emitted: rig.emitted };
}

/** The actor's moments before it was stopped or the inspector changed it. */
function repeatable(tab: Tab, actor: string): readonly Moment[] {
  const ofActor = tab.moments.filter((moment) => moment.actor === actor);
  const end = ofActor.findIndex(({ event }) => /^(xstate\.stop|inspector\.)/.test(event.type));
  return end === -1 ? ofActor : ofActor.slice(0, end);
}

const emittedLine = (emitted: readonly AnyEventObject[]): string =>
  `expect(rig.emitted.map(({ type }) => type)).toEqual(${inline(emitted.map(({ type }) => type))});`;

/** In a parallel chart only the given region is compared. */
function expectedLine(state: string): string {
  const value = valueOfState(state);
  return `expect(rig.value()).${typeof value === 'string' ? 'toEqual' : 'toMatchObject'}(${inline(value)});`;
}

/**
 * A recording of one machine as a test for `machines/<id>/`. The steps are run here first: the test ends where the machine
 * differs from the recording.
 * @returns a sentence when there is nothing to make a test of
 */
export async function recordedTest(tab: Tab, actor: string): Promise<RecordedTest | string> {
  const entry = entryOf(tab.actors.find(({ id }) => id === actor)?.machine);
  if (entry === null) return 'Escolha uma máquina: um pedido não tem teste próprio.';
  const wanted = tab.expected?.kind === 'state' && tab.expected.actor === actor ? tab.expected : null;
  const moments = repeatable(tab, actor).filter(({ n }) => wanted === null || n <= wanted.n);
  const [first] = moments;
  if (first?.event.type !== 'xstate.init') return 'O começo deste ator não foi gravado.';
  const given = givenBy(first, first.at);
  const inputName = Object.keys(entry.inputs)[0] ?? '';
  const rig = startRig(entry, inputName, given);
  const { lines, steps, emitted } = await replayed(rig, moments).finally(() => rig.actor.stop());
  if (lines.length === 0) return 'A máquina não começa como na gravação: escolha outro ator.';
  const of = moments.length - 1;
  // The recorded outcome is the defect: expect the wanted state instead.
  const outcome = wanted === null || steps < of ? [emittedLine(emitted)] : [expectedLine(wanted.state)];
  const body = wanted === null || steps < of ? lines : lines.slice(0, -1);
  const words = moments.slice(1, steps + 1).map(({ event }) => wordsForEvent(event).split(' {')[0]);
  const recorded = wanted === null ? 'recorded' : `not ${wanted.state} when recorded`;
  const start = new Date(first.at).toISOString().slice(0, 19);
  const title = `${recorded} at ${start}, ${steps} steps: ${words.slice(0, 4).join(', ') || 'start'}`;
  const code = testFile(entry, title, `${quoted(inputName)}, ${inline(given)}`, [...body, ...outcome]);
  return { code, machine: entry.id, steps, of };
}
