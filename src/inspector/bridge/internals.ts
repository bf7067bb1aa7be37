import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyStateMachine } from 'xstate';
import type { StateNode, Transition } from '../../../machines/testing/transitions.ts';

/** What an actor holds inside. The version of xstate is fixed, and the inspector's tests notice when this changes. */
export interface Inside {
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
  readonly _nodes?: readonly (StateNode & { readonly after: readonly (Transition & { delay: unknown })[] })[];
}

/** An actor seen from inside. */
export function inside(actor: unknown): Inside {
  return actor as Inside;
}

/** The children of an actor. */
export function childrenOf(snapshot: AnySnapshotFacts): readonly AnyActorRef[] {
  return Object.values(snapshot.children ?? {}).filter((child) => child !== undefined);
}

/** The first actor of a family. */
export function rootOfFamily(actor: AnyActorRef): AnyActorRef {
  const { _parent: parent } = inside(actor);
  return parent === undefined ? actor : rootOfFamily(parent);
}
