import { type AnySnapshotFacts, nodesIn } from '../portal/machines.ts';
import type { Facts, TimerFacts } from './protocol.ts';

/** A snapshot's facts, masked by `masked`. */
export function factsOf(
  snapshot: AnySnapshotFacts,
  timers: readonly TimerFacts[],
  masked: (value: unknown) => unknown,
): Facts {
  const { status, value, context, tags, input, output, error } = snapshot;
  return {
    status,
    value: value ?? null,
    context: masked(context) ?? (input === undefined ? null : { input: masked(input) }),
    tags: [...(tags ?? [])],
    output: masked(output ?? null),
    error: masked(error ?? null),
    nodes: nodesIn(snapshot).map(({ id }) => id),
    timers,
  };
}
