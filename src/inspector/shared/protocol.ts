import type { AnyEventObject } from 'xstate';

/** The channel between the portal's pages and the inspector, both of one origin. */
export const CHANNEL = 'portal.inspector';

/** What runs: a machine, a request of a port, a subscription of a port, or a place for a machine that comes later. */
export type ActorKind = 'machine' | 'request' | 'subscription';

/** An actor of a page. */
export interface ActorFacts {
  /** Unique in its page. */
  readonly id: string;
  /** The name its parent gave it; a machine without one goes by its own. */
  readonly name: string;
  readonly parent: string | null;
  readonly kind: ActorKind;
  /** The machine's id, which is its key in the registry. */
  readonly machine: string | null;
  /** The port that it fills. */
  readonly src: string | null;
}

/** A timer that runs for an actor. */
export interface TimerFacts {
  readonly type: string;
  readonly due: number;
}

/** What an actor was after a step, masked. */
export interface Facts {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly tags: readonly string[];
  readonly output: unknown;
  readonly error: unknown;
  /** The ids of the states it is in, from the root to the leaves. */
  readonly nodes: readonly string[];
  readonly timers: readonly TimerFacts[];
}

/** One step of one actor, masked. */
export interface Moment {
  /** Counts the steps of a page. */
  readonly n: number;
  /** Epoch in milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly event: AnyEventObject;
  /** Who sent the event; null: the page. */
  readonly source: string | null;
  /** The keys of the transitions taken. */
  readonly taken: readonly string[];
  readonly actions: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  readonly facts: Facts;
  /** The page can go back to what was after this step. */
  readonly restorable: boolean;
}

/** What a page tells. `tab` names the page. */
export type PageMessage =
  | { readonly kind: 'here'; readonly tab: string }
  | {
      readonly kind: 'joined';
      readonly tab: string;
      readonly title: string;
      readonly actors: readonly ActorFacts[];
      readonly moments: readonly Moment[];
    }
  | { readonly kind: 'place'; readonly tab: string; readonly title: string }
  | { readonly kind: 'actor'; readonly tab: string; readonly actor: ActorFacts }
  | { readonly kind: 'moment'; readonly tab: string; readonly moment: Moment }
  | { readonly kind: 'refused'; readonly tab: string; readonly reason: string }
  | { readonly kind: 'gone'; readonly tab: string };

/** What the inspector asks. Without `tab` of every page. */
export type Request =
  | { readonly kind: 'hello' }
  | { readonly kind: 'send'; readonly tab: string; readonly actor: string; readonly event: AnyEventObject }
  | {
      readonly kind: 'settle';
      readonly tab: string;
      readonly actor: string;
      readonly how: 'answer' | 'crash';
      readonly value: unknown;
    }
  | { readonly kind: 'restore'; readonly tab: string; readonly n: number };
