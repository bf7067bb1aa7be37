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
  const seen = visited.get(machine);
  const fresh = items.filter((item) => seen?.has(item) !== true);
  return fresh.length === 0 ? visited : new Map(visited).set(machine, new Set([...(seen ?? []), ...fresh]));
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

/** The union of both. */
export function merged(one: Visited, other: Visited): Visited {
  return [...other].reduce((whole, [machine, items]) => add(whole, machine, [...items]), one);
}

/** As JSON data. */
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

/** A chart's number of states and transitions, and the unvisited ones. */
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

/** An unvisited state or transition. */
export interface Gap {
  /** The id of a state, or the key of a transition. */
  readonly item: string;
  readonly source: string;
  /** null for a state. */
  readonly eventType: string | null;
  /** Its index among the state's transitions for the event. */
  readonly index: number;
  readonly guard: string | null;
  /** Ids of the target states; empty: no target. */
  readonly targets: readonly string[];
}

function gapOf(transition: Transition): Gap {
  const { source, eventType, guard, target = [] } = transition;
  const item = transitionKey(transition);
  return {
    item,
    source: source.id,
    eventType,
    index: Number(item.split(' | ')[2]),
    guard: guard === undefined ? null : typeof guard === 'string' ? guard : guard.type,
    targets: target.map(({ id }) => id),
  };
}

/** The gaps of a machine: states first. */
export function gapsOf(entry: AnyEntry, visited: ReadonlySet<string>): readonly Gap[] {
  const { untouchedStates, untouchedTransitions } = coverageOf(entry, visited);
  const keys = new Set(untouchedTransitions);
  return [
    ...untouchedStates.map((id) => ({
      item: id,
      source: id,
      eventType: null,
      index: 0,
      guard: null,
      targets: [],
    })),
    ...transitionsOf(entry.machine)
      .filter((transition) => keys.has(transitionKey(transition)))
      .map(gapOf),
  ];
}
