import type { AnyActorRef, AnyEventObject } from 'xstate';
import { type AnySnapshotFacts, childrenOf, inside } from './internals.ts';

/** What a page keeps of a family of actors, unmasked, so that it can go back. */
export function keep(root: AnyActorRef): unknown {
  return inside(root).getPersistedSnapshot({ __unsafeAllowInlineActors: true });
}

type Delay = (args: { context: unknown; event: AnyEventObject }) => number;

function delayOf(actor: AnyActorRef, delay: unknown): number {
  if (typeof delay === 'number') return delay;
  const { delays } = inside(actor).logic.implementations as { delays: Record<string, unknown> };
  const found = delays[String(delay)];
  if (typeof found === 'number') return found;
  const { context } = actor.getSnapshot() as AnySnapshotFacts;
  return typeof found === 'function' ? (found as Delay)({ context, event: { type: 'restored' } }) : 0;
}

/** xstate keeps no timers with a snapshot: those of the states that an actor is in start from the beginning. */
function startTimers(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot() as AnySnapshotFacts;
  const { scheduler } = inside(actor).system;
  const { _nodes: nodes = [] } = snapshot;
  for (const { after } of nodes)
    for (const type of new Set(after.map(({ eventType }) => eventType))) {
      const delay = after.find(({ eventType }) => eventType === type)?.delay;
      scheduler.schedule(actor, actor, { type }, delayOf(actor, delay), type);
    }
  for (const child of childrenOf(snapshot)) startTimers(child);
}

/**
 * Puts a family of actors back to what was kept: the same root, so that the screens follow, with new children. Requests
 * that were under way run again.
 * @returns why it cannot be done, else null
 */
export function restore(root: AnyActorRef, kept: unknown): string | null {
  const { system, logic, update, _actorScope: scope } = inside(root);
  const before = root.getSnapshot() as AnySnapshotFacts;
  if (before.status !== 'active') return 'O ator já terminou: recarregue a página dele.';
  for (const child of childrenOf(before)) scope.stopChild(child);
  system.scheduler.cancelAll(root);
  const snapshot = logic.restoreSnapshot(kept as never, scope as never);
  update.call(root, snapshot, { type: 'inspector.restored' });
  logic.start(snapshot as never);
  startTimers(root);
  return null;
}
