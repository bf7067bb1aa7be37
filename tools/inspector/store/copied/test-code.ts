import type { AnyEventObject } from 'xstate';
import type { Moment } from '../../portal/machines.ts';
import { inline, wordsForEvent } from '../../shared/words.ts';
import { momentsOf, type Simulation } from '../simulation.ts';

/** An id as an identifier: `shell-gates` becomes `shellGates`. */
export function camel(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A text as a string literal in single quotes; line breaks become spaces. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}

function lineFor(event: AnyEventObject, before: Moment, after: Moment): string {
  const { type } = event;
  const passed = after.now - before.now;
  if (type.startsWith('xstate.done.actor.'))
    return `await rig.answer(${quoted(String(event['actorId']))}, ${inline(event['output'])});`;
  if (type.startsWith('xstate.error.actor.')) return `await rig.crash(${quoted(String(event['actorId']))});`;
  if (type.startsWith('xstate.after.')) return `rig.elapse(${passed});`;
  if (type === 'kit.slept') return `rig.sleep(${passed});`;
  return `rig.send(${inline(event)});`;
}

function expectation({ snapshot, effects }: Moment): readonly string[] {
  const emitted = effects.emitted.map((event) => inline(event));
  const { value } = snapshot as { value: unknown };
  return [
    `expect(rig.value()).toEqual(${inline(value)});`,
    ...emitted.map((event) => `expect(rig.emitted).toContainEqual(${event});`),
  ];
}

/** A simulated walk as a test for the machine's folder, `machines/<id>/`. */
export function testCode(simulation: Simulation): string {
  const { entry, inputName, events, walk } = simulation;
  const moments = momentsOf(simulation);
  const name = `${camel(entry.id)}Entry`;
  const words = events.map((event) => wordsForEvent(event).split(' {')[0]).join(', ');
  const body = moments.flatMap((moment, index) => {
    const event = events[index - 1];
    const before = moments[index - 1];
    if (event === undefined || before === undefined) return expectation(moment);
    return [lineFor(event, before, moment), ...expectation(moment)];
  });
  return [
    `import { startRig } from '../testing/rig.ts';`,
    `import { ${name} } from './${entry.id}.machine.ts';`,
    '',
    `it(${quoted(`walk ${walk}: ${words || 'start'}`)}, async () => {`,
    `  const rig = startRig(${name}, ${quoted(inputName)});`,
    ...body.map((line) => `  ${line}`),
    '  rig.actor.stop();',
    '});',
    '',
  ].join('\n');
}
