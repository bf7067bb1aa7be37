import type { AnyEventObject } from 'xstate';
import type { AnyEntry, Moment } from '../../portal/machines.ts';
import { inline, wordsForEvent } from '../../shared/words.ts';
import { momentsOf, type Simulation } from '../simulation.ts';

/** A text as a string literal in single quotes; line breaks become spaces. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}

/** An event of a walk or a recording as a line of the test; `passed` are the milliseconds before it. */
export function lineFor(event: AnyEventObject, passed: number): string {
  const { type } = event;
  const actor = quoted(String(event['actorId']));
  if (type.startsWith('xstate.done.actor.')) return `await rig.answer(${actor}, ${inline(event['output'])});`;
  if (type.startsWith('xstate.error.actor.')) return `await rig.crash(${actor});`;
  if (type.startsWith('xstate.after.')) return `rig.elapse(${passed});`;
  if (type === 'kit.slept') return `rig.sleep(${passed});`;
  return `rig.send(${inline(event)});`;
}

/** The file of a machine's test, for its folder `machines/<id>/`. */
export function testFile({ id }: AnyEntry, title: string, rig: string, body: readonly string[]): string {
  const entry = `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Entry`;
  return [
    `import { startRig } from '../testing/rig.ts';`,
    `import { ${entry} } from './${id}.machine.ts';`,
    '',
    `it(${quoted(title)}, async () => {`,
    `  const rig = startRig(${entry}, ${rig});`,
    ...body.map((line) => `  ${line}`),
    '  rig.actor.stop();',
    '});',
    '',
  ].join('\n');
}

function expectation({ snapshot, effects }: Moment): readonly string[] {
  const emitted = effects.emitted.map((event) => inline(event));
  const { value } = snapshot as { value: unknown };
  return [
    `expect(rig.value()).toEqual(${inline(value)});`,
    ...emitted.map((event) => `expect(rig.emitted).toContainEqual(${event});`),
  ];
}

export function testCode(simulation: Simulation): string {
  const { entry, inputName, events, walk } = simulation;
  const moments = momentsOf(simulation);
  const words = events.map((event) => wordsForEvent(event).split(' {')[0]).join(', ');
  const body = moments.flatMap((moment, index) => {
    const event = events[index - 1];
    const previous = moments[index - 1];
    if (event === undefined || previous === undefined) return expectation(moment);
    return [lineFor(event, moment.now - previous.now), ...expectation(moment)];
  });
  return testFile(entry, `walk ${walk}: ${words || 'start'}`, quoted(inputName), body);
}
