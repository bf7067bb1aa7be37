import type { AnyEventObject } from 'xstate';
import type { Facts, Moment } from '../../shared/protocol.ts';

/** A moment as a row: `event` to `facts` are indexes into the pool's values. */
export type PackedMoment = readonly [
  n: number,
  at: number,
  actor: string,
  source: string | null,
  event: number,
  taken: number,
  actions: number,
  emitted: number,
  facts: number,
  ahead?: number,
];

/** Distinct values: a long recording repeats the same few hundred. */
export interface Pool {
  readonly values: readonly unknown[];
  readonly pack: (moment: Moment) => PackedMoment;
}

const FACTS = ['status', 'value', 'context', 'tags', 'output', 'error', 'nodes', 'timers'] as const;

export function createPool(): Pool {
  const values: unknown[] = [];
  const places = new Map<string, number>();
  /** Indexes by object: spares JSON.stringify for objects that repeat. */
  const byObject = new WeakMap<object, number>();
  const placed = (value: unknown): number => {
    const text = JSON.stringify(value ?? null);
    const place = places.get(text) ?? values.push(value ?? null) - 1;
    places.set(text, place);
    return place;
  };
  const put = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return placed(value);
    const place = byObject.get(value) ?? placed(value);
    byObject.set(value, place);
    return place;
  };
  const pack = ({
    n,
    at,
    ahead,
    actor,
    source,
    event,
    taken,
    actions,
    emitted,
    facts,
  }: Moment): PackedMoment => {
    const row = FACTS.map((name) => put(facts[name]));
    return [n, at, actor, source, put(event), put(taken), put(actions), put(emitted), placed(row), ahead];
  };
  return { values, pack };
}

/**
 * Reads a moment from its row. A page cannot be restored to it.
 * @returns null when the row or the pool is malformed
 */
export function unpacked(row: unknown, values: readonly unknown[]): Moment | null {
  if (!Array.isArray(row)) return null;
  const [n, at, actor, source, event, taken, actions, emitted, facts, ahead] = row as unknown as PackedMoment;
  const places = values[facts];
  if (typeof n !== 'number' || typeof at !== 'number' || !Array.isArray(places)) return null;
  const named = FACTS.map((name, index) => [name, values[(places as number[])[index] ?? -1]] as const);
  if (named.some(([, value]) => value === undefined) || typeof values[event] !== 'object') return null;
  return {
    n,
    at,
    // Missing in older recordings.
    ahead: typeof ahead === 'number' ? ahead : 0,
    actor,
    source,
    event: values[event] as AnyEventObject,
    taken: (values[taken] ?? []) as readonly string[],
    actions: (values[actions] ?? []) as readonly string[],
    emitted: (values[emitted] ?? []) as readonly AnyEventObject[],
    facts: Object.fromEntries(named) as unknown as Facts,
    restorable: false,
  };
}
