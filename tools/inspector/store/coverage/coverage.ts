import {
  type AnyEntry,
  leavesOf,
  sourceOfKey,
  type Transition,
  transitionKey,
  transitionsOf,
} from '../../portal/machines.ts';
import type { Tab } from '../session.ts';

/** Visited state ids and transition keys, by machine id. */
export type Visited = ReadonlyMap<string, ReadonlySet<string>>;

function add(visited: Visited, machine: string, items: readonly string[]): Visited {
  const known = visited.get(machine);
  const fresh = items.filter((item) => known?.has(item) !== true);
  return fresh.length === 0 ? visited : new Map(visited).set(machine, new Set([...(known ?? []), ...fresh]));
}

/** Adds what a tab's moments have visited; returns the same object when nothing is new. */
export function withVisited(visited: Visited, { actors, moments }: Pick<Tab, 'actors' | 'moments'>): Visited {
  const machines = new Map(actors.map(({ id, machine }) => [id, machine]));
  let after = visited;
  for (const { actor, facts, taken } of moments) {
    const machine = machines.get(actor) ?? null;
    if (machine !== null) after = add(after, machine, [...facts.nodes, ...taken, ...taken.map(sourceOfKey)]);
  }
  return after;
}

export function merged(one: Visited, other: Visited): Visited {
  return [...other].reduce((whole, [machine, items]) => add(whole, machine, [...items]), one);
}

export function plainVisited(visited: Visited): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...visited].map(([machine, items]) => [machine, [...items]]));
}

/** From JSON data; malformed parts are ignored. */
export function readVisited(plain: unknown): Visited {
  if (typeof plain !== 'object' || plain === null) return new Map();
  return new Map(
    Object.entries(plain).map(([machine, items]) => [
      machine,
      new Set((Array.isArray(items) ? items : []).filter((item) => typeof item === 'string')),
    ]),
  );
}

/** An unvisited state or transition. */
export interface Gap {
  /** The id of a state, or the key of a transition. */
  readonly item: string;
  readonly source: string;
  readonly transition: Transition | null;
}

/** A chart's number of states and transitions, and its gaps, states first. */
export interface ChartCoverage {
  readonly states: number;
  readonly transitions: number;
  readonly gaps: readonly Gap[];
}

/** Compares a machine with what has been visited of it. */
export function coverageOf({ machine }: AnyEntry, visited: ReadonlySet<string>): ChartCoverage {
  const states = leavesOf(machine).map(({ id }) => ({ item: id, source: id, transition: null }));
  const transitions = transitionsOf(machine).map((transition) => ({
    item: transitionKey(transition),
    source: transition.source.id,
    transition,
  }));
  const gaps = [...states, ...transitions].filter(({ item }) => !visited.has(item));
  return { states: states.length, transitions: transitions.length, gaps };
}
