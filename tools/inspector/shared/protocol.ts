import type { AnyEventObject } from 'xstate';
import { nameInFolder } from '../portal/lib.ts';
import type { When } from './when.ts';

/** The channel between the portal's pages and the inspector, both of one origin. */
export const CHANNEL = nameInFolder('portal.inspector', location.href);

/**
 * What runs: a machine, a request of a port, or a subscription of a port; and the
 * customer and the server, whose gestures and answers stand in the log.
 */
export type ActorKind = 'machine' | 'request' | 'subscription' | 'customer' | 'server';

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
export interface Moment extends When {
  /** Counts the steps of a page. */
  readonly n: number;
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

/** What is known of a page as a whole. */
export interface PageFacts {
  /** Its route. */
  readonly title: string;
  /** Tells it from other tabs of the browser, there and here; null: no inspector has numbered it. */
  readonly number: number | null;
  /** Of the customer who is signed in. */
  readonly initials: string;
  /** Milliseconds that its clock is ahead of real time. */
  readonly ahead: number;
  /** Ports whose next request waits for QA: `machine.port`. */
  readonly pauseNext: readonly string[];
  /** Requests that wait, by their actors. */
  readonly paused: readonly string[];
  /** Calls whose next answer waits for QA: `GET /api/pessoa`. */
  readonly pauseNextCalls: readonly string[];
  /** Calls whose answer waits, by their numbers. */
  readonly pausedCalls: readonly number[];
  /** It has been made to think that nobody sees it. */
  readonly isHidden: boolean;
}

/** A sample that fits a running machine, masked; the page knows it by its place and sends it whole. */
export interface Offer {
  readonly sample: number;
  /** The request that it answers; null: an event of its own. */
  readonly child: string | null;
  readonly event: AnyEventObject;
  /** The guards that refuse it now; empty: something follows. */
  readonly refusedBy: readonly string[];
}

/** What a page tells. `tab` names the page. */
export type PageMessage =
  | { readonly kind: 'here'; readonly tab: string }
  | {
      readonly kind: 'joined';
      readonly tab: string;
      readonly facts: PageFacts;
      readonly actors: readonly ActorFacts[];
      readonly moments: readonly Moment[];
    }
  | { readonly kind: 'page'; readonly tab: string; readonly facts: PageFacts }
  | {
      readonly kind: 'offers';
      readonly tab: string;
      readonly actor: string;
      readonly offers: readonly Offer[];
    }
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
  | {
      /** Takes a sample that the page offers; `edited` replaces it, what is masked in it stays the page's own. */
      readonly kind: 'take';
      readonly tab: string;
      readonly actor: string;
      readonly sample: number;
      readonly child: string | null;
      readonly edited?: unknown;
    }
  | { readonly kind: 'restore'; readonly tab: string; readonly n: number }
  | { readonly kind: 'number'; readonly tab: string; readonly number: number }
  /** Lets time pass in the page; null: back to real time. */
  | { readonly kind: 'advance'; readonly tab: string; readonly ms: number | null }
  /** Hides the page from itself, or shows it. */
  | { readonly kind: 'hide'; readonly tab: string; readonly on: boolean }
  /** Has the browser find a new version of the portal. */
  | { readonly kind: 'version'; readonly tab: string }
  | { readonly kind: 'pause'; readonly tab: string; readonly port: string; readonly on: boolean }
  /** Lets a request that waits go to the server. */
  | { readonly kind: 'release'; readonly tab: string; readonly actor: string }
  | { readonly kind: 'pauseCall'; readonly tab: string; readonly call: string; readonly on: boolean }
  /** Gives a call that waits its own answer (null), or another. */
  | {
      readonly kind: 'answerCall';
      readonly tab: string;
      readonly call: number;
      readonly answer: { readonly status: number; readonly body: unknown } | null;
    };
