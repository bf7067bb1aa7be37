import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  NonReducibleUnknown,
  OutputFrom,
} from 'xstate';
import type { Ports } from '../kit/fill-ports.ts';

/** The wall clock as a machine's input takes it, in epoch milliseconds. */
export type Now = () => number;

/** What a machine's ports may answer: the samples of which paths, inspector and charts are made. */
type OutcomesOf<P extends Ports> = {
  readonly [K in keyof P['actors'] as P['actors'][K] extends Silent ? never : K]: readonly OutputFrom<
    P['actors'][K]
  >[];
} & {
  /** Of a child machine: only where it ends before its parent does. */
  readonly [
    K in keyof P['actors'] as P['actors'][K] extends AnyStateMachine ? K : never
  ]?: readonly OutputFrom<P['actors'][K]>[];
};

/** A port without an answer that a sample could give. */
type Silent = AnyStateMachine | { readonly kind: 'source' };

/** A machine as the inspector, the chart pages and the tests know it. */
export interface Entry<M extends AnyStateMachine, P extends Ports> extends Samples<M, P> {
  /** The folder's name, which is also the machine's id. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly machine: M;
  readonly ports: P;
  /** Named inputs; samples tell time from 0. */
  readonly inputs: Readonly<Record<string, (now: Now) => InputFrom<M>>>;
  /** How long a device sleeps in a path: wall time passes, timers do not run. Absent: it never sleeps. */
  readonly sleep?: number;
  /** What of the context decides what can happen, when it holds times of day. Absent: all of it. */
  readonly essence?: (context: ContextFrom<M>, now: number) => unknown;
  /** The samples as they fit a machine that runs, from its own context. Absent: those above fit any. */
  readonly fitting?: (context: ContextFrom<M>, now: number) => Samples<M, P>;
}

/** What can happen to a machine: its events, and what its ports may answer. */
export interface Samples<M extends AnyStateMachine, P extends Ports> {
  readonly events: readonly EventFromLogic<M>[];
  readonly outcomes: OutcomesOf<P>;
}

/** An entry whose types no longer matter to its reader. */
export interface AnyEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly machine: AnyStateMachine;
  readonly ports: Ports;
  readonly inputs: Readonly<Record<string, (now: Now) => NonReducibleUnknown>>;
  readonly events: readonly AnyEventObject[];
  readonly outcomes: Readonly<Record<string, readonly unknown[]>>;
  readonly sleep?: number;
  readonly essence?: (context: never, now: number) => unknown;
  readonly fitting?: (
    context: never,
    now: number,
  ) => {
    readonly events: readonly AnyEventObject[];
    readonly outcomes: Readonly<Record<string, readonly unknown[]>>;
  };
}

/** An entry checked against its machine and its ports. */
export function defineEntry<M extends AnyStateMachine, P extends Ports>(entry: Entry<M, P>): AnyEntry {
  return entry;
}
