import type { AnyEventObject } from 'xstate';
import { type AnyEntry, type Model, type Moment, activeNodes, sourceOfKey } from '../../portal/machines.ts';
import { createPauses } from '../pauses.ts';
import { modelOf } from '../simulation.ts';

export interface WalkTo {
  readonly inputName: string;
  readonly events: readonly AnyEventObject[];
}

interface Step {
  readonly inputName: string;
  readonly model: Model;
  readonly moment: Moment;
  readonly event: AnyEventObject | null;
  readonly before: Step | null;
}

/** Limit of the search, far above what the largest chart needs. */
const STEPS = 20_000;

function reaches({ snapshot, effects }: Moment, item: string): boolean {
  const { taken } = effects;
  return (
    taken.includes(item) ||
    taken.some((key) => sourceOfKey(key) === item) ||
    activeNodes(snapshot).some(({ id }) => id === item)
  );
}

function walkOf(last: Step): WalkTo {
  const events: AnyEventObject[] = [];
  for (let step: Step | null = last; step !== null; step = step.before)
    if (step.event !== null) events.unshift(step.event);
  return { inputName: last.inputName, events };
}

function startsOf(entry: AnyEntry): readonly Step[] {
  return Object.keys(entry.inputs).map((inputName) => {
    const model = modelOf({ entry, inputName });
    return { inputName, model, moment: model.start(), event: null, before: null };
  });
}

async function search(entry: AnyEntry, item: string): Promise<WalkTo | null> {
  const waiting = [...startsOf(entry)];
  const queued = new Set(
    waiting.map(({ inputName, model, moment }) => `${inputName} ${model.keyOf(moment)}`),
  );
  const pause = createPauses();
  for (let at = 0; at < waiting.length && at < STEPS; at += 1) {
    const step = waiting[at] as Step;
    if (reaches(step.moment, item)) return walkOf(step);
    for (const event of step.model.eventsAt(step.moment)) {
      const moment = step.model.step(step.moment, event);
      const after: Step = { ...step, moment, event, before: step };
      // Checked before duplicates are skipped: the wanted transition may lead to a known moment.
      if (reaches(moment, item)) return walkOf(after);
      const key = `${step.inputName} ${step.model.keyOf(moment)}`;
      if (!queued.has(key)) waiting.push(after);
      queued.add(key);
    }
    await pause();
  }
  return null;
}

const known = new Map<string, Promise<WalkTo | null>>();

/**
 * The shortest walk that visits a state or takes a transition. Cached; the search runs in short tasks.
 * @param item the id of a state, or the key of a transition
 * @returns null when no sample leads there
 */
export function shortestWalkTo(entry: AnyEntry, item: string): Promise<WalkTo | null> {
  const key = `${entry.id} ${item}`;
  const walk = known.get(key) ?? search(entry, item);
  known.set(key, walk);
  return walk;
}
