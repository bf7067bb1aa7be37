import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, type StateNode, type Transition, transitionKey } from './transitions.ts';

/**
 * What the inspector and the tests read of xstate's private parts; no other file does. The version of xstate is fixed, and
 * this file's test fails when one of them changes.
 */
interface Inside {
  readonly id: string;
  readonly sessionId: string;
  readonly src: unknown;
  readonly logic: AnyStateMachine & { readonly watchedAs?: 'request' | 'subscription' };
  readonly _parent?: AnyActorRef;
  readonly _actorScope: AnyActorScope;
  readonly system: {
    readonly scheduler: {
      readonly schedule: (
        source: AnyActorRef,
        target: AnyActorRef,
        event: AnyEventObject,
        delay: number,
        id: string,
      ) => void;
      readonly cancelAll: (actor: AnyActorRef) => void;
    };
    readonly getSnapshot: () => {
      readonly _scheduledEvents: Readonly<
        Record<
          string,
          {
            readonly source: AnyActorRef;
            readonly event: AnyEventObject;
            readonly delay: number;
            readonly startedAt: number;
          }
        >
      >;
    };
  };
  readonly getPersistedSnapshot: (options: { readonly __unsafeAllowInlineActors: true }) => unknown;
  readonly update: (snapshot: unknown, event: AnyEventObject) => void;
}

/** A snapshot, of whatever logic. */
export interface AnySnapshotFacts {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly tags?: ReadonlySet<string>;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  readonly machine?: AnyStateMachine;
}

/** An actor seen from inside. */
export function inside(actor: unknown): Inside {
  return actor as Inside;
}

/** The children of an actor. */
export function childrenOf(snapshot: AnySnapshotFacts): readonly AnyActorRef[] {
  return Object.values(snapshot.children ?? {}).filter((child) => child !== undefined);
}

/** Who made an actor. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  const { _parent: parent } = inside(actor);
  return parent;
}

/** The states that it is in; only a machine has any. */
export function nodesIn(snapshot: AnySnapshotFacts): readonly StateNode[] {
  return snapshot.machine === undefined ? [] : activeNodes(snapshot as unknown as AnyMachineSnapshot);
}

/** The transitions that an inspected microstep has taken, by their keys. */
export function keysOfMicrostep(inspected: { readonly type: string }): readonly string[] {
  if (inspected.type !== '@xstate.microstep') return [];
  const { _transitions: taken } = inspected as unknown as { readonly _transitions: readonly Transition[] };
  return taken.map((transition) => transitionKey(transition));
}

/** The timers that run for an actor. */
export function timersOf(actor: AnyActorRef): readonly { readonly type: string; readonly due: number }[] {
  const { _scheduledEvents: scheduled } = inside(actor).system.getSnapshot();
  return Object.values(scheduled)
    .filter(({ source }) => source === actor)
    .map(({ event, delay, startedAt }) => ({ type: event.type, due: startedAt + delay }));
}

/** The first actor of a family. */
export function rootOfFamily(actor: AnyActorRef): AnyActorRef {
  const parent = parentOf(actor);
  return parent === undefined ? actor : rootOfFamily(parent);
}

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
  for (const { after } of nodesIn(snapshot))
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
export function restore(root: AnyActorRef, stored: unknown): string | null {
  const { system, logic, update, _actorScope: scope } = inside(root);
  const before = root.getSnapshot() as AnySnapshotFacts;
  if (before.status !== 'active') return 'O ator já terminou: recarregue a página dele.';
  for (const child of childrenOf(before)) scope.stopChild(child);
  system.scheduler.cancelAll(root);
  const snapshot = logic.restoreSnapshot(stored as never, scope as never);
  update.call(root, snapshot, { type: 'inspector.restored' });
  logic.start(snapshot as never);
  startTimers(root);
  return null;
}
