import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  registry,
  refusalOf,
  type AnySnapshotFacts,
  childrenOf,
  inside,
  nodesIn,
} from '../portal/machines.ts';
import { unmask } from '../shared/mask.ts';
import type { Offer } from '../shared/protocol.ts';
import { loggedEvent } from './report/logged.ts';

const entries = new Map(registry.map((entry) => [entry.id, entry]));

/** An unmasked sample. */
interface Sample {
  readonly sample: number;
  readonly child: AnyActorRef | null;
  readonly event: AnyEventObject;
}

function isPending(child: AnyActorRef): boolean {
  return (
    inside(child).logic.watchedAs === 'request' &&
    (child.getSnapshot() as AnySnapshotFacts).status === 'active'
  );
}

/** All samples of a running machine, made from its context. */
function samplesOf(actor: AnyActorRef): readonly Sample[] {
  const entry = entries.get(inside(actor).logic.id);
  const snapshot = actor.getSnapshot() as AnySnapshotFacts;
  if (entry === undefined || snapshot.status !== 'active') return [];
  const { events, outcomes } = entry.fitting?.(snapshot.context as never, Date.now()) ?? entry;
  const types = new Set(nodesIn(snapshot).flatMap(({ transitions }) => [...transitions.keys()]));
  const sendable = events.flatMap((event, sample) =>
    types.has(event.type) ? [{ sample, child: null, event }] : [],
  );
  const answers = childrenOf(snapshot)
    .filter(isPending)
    .flatMap((child) => {
      const { id, src } = inside(child);
      return (outcomes[String(src)] ?? []).map((output, sample) => {
        const event = { type: `xstate.done.actor.${id}`, output, actorId: id };
        return { sample, child, event };
      });
    });
  return [...sendable, ...answers];
}

/** The samples that an inspector may offer for a machine, masked. */
export function offersOf(actor: AnyActorRef): readonly Offer[] {
  const { logic } = inside(actor);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return samplesOf(actor).map(({ sample, child, event }) => ({
    sample,
    child: child?.sessionId ?? null,
    event: loggedEvent(event),
    refusedBy: refusalOf(logic, snapshot, event),
  }));
}

/**
 * The sample to send.
 * @param edited its masked form as QA has edited it; absent: the sample itself
 * @returns null when the machine has left the state that the sample fits
 */
export function takeSample(
  actor: AnyActorRef,
  wanted: { readonly sample: number; readonly child: string | null; readonly edited?: unknown },
): { readonly child: AnyActorRef | null; readonly value: unknown } | null {
  const found = samplesOf(actor).find(
    ({ sample, child }) => sample === wanted.sample && (child?.sessionId ?? null) === wanted.child,
  );
  if (found === undefined) return null;
  const { child, event } = found;
  const original: unknown = child === null ? event : event['output'];
  return { child, value: wanted.edited === undefined ? original : unmask(wanted.edited) };
}
