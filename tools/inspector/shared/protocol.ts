import type { AnyEventObject } from 'xstate';
import { nameInFolder } from '../portal/lib.ts';

/** The channel between the portal's pages and the inspector, both of one origin. */
export const CHANNEL = nameInFolder('portal.inspector', location.href);

/** A time by the clock of its page. */
export interface When {
  /** Epoch in milliseconds. */
  readonly at: number;
  /** Milliseconds that the clock was ahead of real time. */
  readonly ahead: number;
}

/**
 * The kind of an actor: a machine, a request or a subscription of a port; or a bystander, which is in the log alone.
 */
export type ActorKind = 'machine' | 'request' | 'subscription' | Bystander;

/** The customer with gestures, QA with acts, the server with calls. */
export type Bystander = 'customer' | 'inspector' | 'server';

export interface ActorFacts {
  /** Unique within its page. */
  readonly id: string;
  /** The name given by its parent, else the machine's own. */
  readonly name: string;
  readonly parent: string | null;
  readonly kind: ActorKind;
  /** The machine's id, which is its key in the registry. */
  readonly machine: string | null;
  /** The port that it implements. */
  readonly src: string | null;
}

export interface TimerFacts {
  readonly type: string;
  readonly due: number;
}

/** An actor's state after a step, masked. */
export interface Facts {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly tags: readonly string[];
  readonly output: unknown;
  readonly error: unknown;
  /** The ids of its active states, from the root to the leaves. */
  readonly nodes: readonly string[];
  readonly timers: readonly TimerFacts[];
}

/** One step of one actor, masked. */
export interface Moment extends When {
  /** The step's number within its page. */
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
  /** Whether the page can restore the state after this step. */
  readonly restorable: boolean;
}

export interface PageFacts {
  /** Its route. */
  readonly title: string;
  /** The tab's number, also shown in the page; null: no inspector has numbered it. */
  readonly number: number | null;
  readonly initials: string;
  /** Milliseconds that its clock is ahead of real time. */
  readonly ahead: number;
  /** The same of the server's clock; null: it cannot be moved. */
  readonly serverAhead: number | null;
  /** Ports whose next request will pause (`machine.port`), and calls whose next response will (`GET /api/pessoa`). */
  readonly pauseNext: readonly string[];
  /** The actor ids of paused requests, and the numbers of paused calls. */
  readonly paused: readonly (string | number)[];
  readonly isHidden: boolean;
}

/** A masked sample that fits a running machine; the page finds the unmasked one by its index. */
export interface Offer {
  readonly sample: number;
  /** The request that it answers; null: it is an event. */
  readonly child: string | null;
  readonly event: AnyEventObject;
  /** The guards that refuse it now; empty: it would be taken. */
  readonly refusedBy: readonly string[];
}

/** What QA can make an actor do. */
export type Act =
  | { readonly kind: 'send'; readonly actor: string; readonly event: AnyEventObject }
  /** Takes an offered sample; `edited` replaces it, and its pseudonyms become the page's values. */
  | {
      readonly kind: 'take';
      readonly actor: string;
      readonly sample: number;
      readonly child: string | null;
      readonly edited?: unknown;
    }
  | { readonly kind: 'crash'; readonly actor: string; readonly error: unknown }
  /** Releases a paused request to the server. */
  | { readonly kind: 'release'; readonly actor: string };

/** A response that QA gives in place of the server's. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A page's messages; `tab` identifies the page. */
export type PageMessage = { readonly tab: string } & (
  | { readonly kind: 'here' }
  | {
      readonly kind: 'joined';
      readonly facts: PageFacts;
      readonly actors: readonly ActorFacts[];
      readonly moments: readonly Moment[];
    }
  | { readonly kind: 'page'; readonly facts: PageFacts }
  | { readonly kind: 'offers'; readonly actor: string; readonly offers: readonly Offer[] }
  | { readonly kind: 'actor'; readonly actor: ActorFacts }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'gone' }
);

/** An inspector's request to one page. */
export type PageRequest = { readonly tab: string } & (
  | Act
  | { readonly kind: 'restore'; readonly n: number }
  | { readonly kind: 'number'; readonly number: number }
  /** Advances the clocks of page and server by ms; null: returns to real time. */
  | { readonly kind: 'advance'; readonly ms: number | null }
  | { readonly kind: 'hide'; readonly on: boolean }
  /** Makes the browser find a new version of the portal. */
  | { readonly kind: 'version' }
  /** Pauses the next request of a port, or the next response to a call. */
  | { readonly kind: 'pause' | 'pauseCall'; readonly key: string; readonly on: boolean }
  /** Ends the pause of a call with its own response (null) or another. */
  | { readonly kind: 'answerCall'; readonly call: number; readonly answer: Answer | null }
);

/** A request to one page, or to all: to join. */
export type Request = { readonly kind: 'hello' } | PageRequest;
