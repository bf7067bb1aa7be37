import type { AnyEventObject } from 'xstate';
import type { Facts, Moment } from '../../shared/protocol.ts';

/** A moment of version 2 as a row: `event` to `facts` are indexes into the recording's pool of values. */
type PackedMoment = readonly [
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

const FACTS = ['status', 'value', 'context', 'tags', 'output', 'error', 'nodes', 'timers'] as const;

/**
 * Reads a moment of version 2 from its row.
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
