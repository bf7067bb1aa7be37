import type { AnyEntry } from '../../../machines/testing/entry.ts';
import {
  leavesOf,
  sourceOfKey,
  transitionKey,
  transitionsOf,
} from '../../../machines/testing/transitions.ts';
import type { Session } from './session.ts';

/** What a session has visited of each machine: ids of states and keys of transitions. */
export type Visited = ReadonlyMap<string, ReadonlySet<string>>;

/** Gathers it over every tab, walk and recording. */
export function visitedIn(session: Session): Visited {
  const visited = new Map<string, Set<string>>();
  for (const { actors, moments } of session) {
    const machines = new Map(actors.map(({ id, machine }) => [id, machine]));
    for (const { actor, facts, taken } of moments) {
      const machine = machines.get(actor) ?? null;
      if (machine === null) continue;
      const seen = visited.get(machine) ?? new Set<string>();
      for (const item of [...facts.nodes, ...taken, ...taken.map(sourceOfKey)]) seen.add(item);
      visited.set(machine, seen);
    }
  }
  return visited;
}

/** How much of a chart has been visited, and what has not. */
export interface ChartCoverage {
  readonly states: number;
  readonly transitions: number;
  readonly untouchedStates: readonly string[];
  readonly untouchedTransitions: readonly string[];
}

/** Compares a machine with what has been visited of it. */
export function coverageOf({ machine }: AnyEntry, visited: ReadonlySet<string>): ChartCoverage {
  const states = leavesOf(machine).map(({ id }) => id);
  const transitions = transitionsOf(machine).map((transition) => transitionKey(transition));
  return {
    states: states.length,
    transitions: transitions.length,
    untouchedStates: states.filter((id) => !visited.has(id)),
    untouchedTransitions: transitions.filter((key) => !visited.has(key)),
  };
}
