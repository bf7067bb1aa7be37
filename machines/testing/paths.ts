import type { AnyActorRef, AnyEventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { AnyEntry } from './entry.ts';
import { createModel, type Model, type Moment } from './model.ts';
import { activeNodes, leavesOf, sourceOfKey, transitionKey, transitionsOf } from './transitions.ts';

/** A path: its events and the moment after each. `moments` includes the start. */
export interface Path {
  readonly inputName: string;
  readonly events: readonly AnyEventObject[];
  readonly moments: readonly Moment[];
}

/** Paths that cover all states and transitions, and what none covers. */
export interface Coverage {
  readonly paths: readonly Path[];
  readonly unreachedStates: readonly string[];
  readonly untakenTransitions: readonly string[];
  /** Paths after which the machine has failed through a port's error. */
  readonly fatalPaths: readonly Path[];
  /** Paths after which a state still waits for a port that has answered. */
  readonly idlePaths: readonly Path[];
}

function walk(model: Model, inputName: string, events: readonly AnyEventObject[]): Path {
  const moments = [model.start()];
  for (const event of events) moments.push(model.step(moments.at(-1) as Moment, event));
  return { inputName, events, moments };
}

/** Far above the largest chart: an endless state space fails here. */
const MAX_MOMENTS = 10_000;

/** The shortest path to every reachable moment, each extended by one event. */
function candidatesOf(entry: AnyEntry, inputName: string, atMost: number): readonly Path[] {
  const model = createModel(entry, inputName);
  const found = new Set<string>();
  const shortest = getShortestPaths(model.logic, {
    events: model.eventsAt,
    serializeState: (moment) => {
      const key = model.keyOf(moment);
      found.add(key);
      if (found.size > atMost)
        throw new Error(`more than ${atMost} moments, the last after ${model.wayTo(moment)}`);
      return key;
    },
  });
  const reached = shortest.map(({ steps }) =>
    walk(
      model,
      inputName,
      steps.slice(1).map(({ event }) => event),
    ),
  );
  const furthered = reached.flatMap((path) => {
    const end = path.moments.at(-1) as Moment;
    return model.eventsAt(end).map((event) => ({
      inputName,
      events: [...path.events, event],
      moments: [...path.moments, model.step(end, event)],
    }));
  });
  return [...reached, ...furthered];
}

/** Resting states, transitions, and states passed by eventless transitions, of the last step: shorter paths are its way. */
function visitedBy({ moments }: Path): readonly string[] {
  const { snapshot, effects } = moments.at(-1) as Moment;
  return [...activeNodes(snapshot).map(({ id }) => id), ...effects.taken, ...effects.taken.map(sourceOfKey)];
}

function waitsInVain(entry: AnyEntry, { moments }: Path): boolean {
  const { snapshot, answered } = moments.at(-1) as Moment;
  const children = Object.values(snapshot.children as Record<string, AnyActorRef>);
  return children.some((child) => answered.has(child) && String(child.src as unknown) in entry.outcomes);
}

function isPrefix(path: Path, longer: Path): boolean {
  return (
    path.inputName === longer.inputName &&
    path.events.length < longer.events.length &&
    path.events.every((event, index) => JSON.stringify(event) === JSON.stringify(longer.events[index]))
  );
}

/**
 * Chooses paths that cover something new, shortest first.
 * @throws Error naming the path after which the machine throws, or there are more than `maxMoments` moments
 */
export function coverEntry(entry: AnyEntry, maxMoments = MAX_MOMENTS): Coverage {
  const candidates = Object.keys(entry.inputs)
    .flatMap((inputName) => candidatesOf(entry, inputName, maxMoments))
    .sort((one, other) => one.events.length - other.events.length);
  const visited = new Set<string>();
  const chosen = candidates.filter((path) => {
    const before = visited.size;
    for (const item of visitedBy(path)) visited.add(item);
    return visited.size > before;
  });
  const fatalPaths = candidates.filter(({ moments }) => moments.at(-1)?.snapshot.status === 'error');
  const missing = (names: readonly string[]) => names.filter((name) => !visited.has(name));
  return {
    paths: chosen.filter((path) => !chosen.some((longer) => isPrefix(path, longer))),
    fatalPaths,
    idlePaths: candidates.filter((path) => waitsInVain(entry, path)),
    unreachedStates: missing(leavesOf(entry.machine).map(({ id }) => id)),
    untakenTransitions: missing(transitionsOf(entry.machine).map(transitionKey)),
  };
}
