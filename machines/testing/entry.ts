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

/** The wall clock in a machine's input, in epoch milliseconds. */
export type Now = () => number;

/** Sample answers of ports, for paths, inspector and charts. */
type OutcomesOf<P extends Ports> = {
  readonly [K in keyof P['actors'] as P['actors'][K] extends Silent ? never : K]: readonly OutputFrom<
    P['actors'][K]
  >[];
} & {
  /** Child machines only where they end before their parent. */
  readonly [
    K in keyof P['actors'] as P['actors'][K] extends AnyStateMachine ? K : never
  ]?: readonly OutputFrom<P['actors'][K]>[];
};

/** A port without sample answers. */
type Silent = AnyStateMachine | { readonly kind: 'source' };

/** A machine for inspector, chart pages and tests. */
export interface Entry<M extends AnyStateMachine, P extends Ports> extends Samples<M, P> {
  /** The folder's name and the machine's id. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly machine: M;
  readonly ports: P;
  /** Named inputs; time starts at 0. */
  readonly inputs: Readonly<Record<string, (now: Now) => InputFrom<M>>>;
  /** The inputs' names in the inspector, by their keys. */
  readonly starts?: Readonly<Record<string, string>>;
  /** Names of samples by their place in `events`, in place of their long values. */
  readonly names?: Readonly<Record<number, string>>;
  /** How long a device sleeps in a path: wall time passes, timers stop. Absent: it never sleeps. */
  readonly sleep?: number;
  /** The part of the context that decides what can happen. Default: all, which must be finite and have no time of day. */
  readonly essence?: (context: ContextFrom<M>, now: number) => unknown;
  /** Samples for a running machine, from its context. Default: those above. */
  readonly fitting?: (context: ContextFrom<M>, now: number) => Samples<M, P>;
}

/** A machine's events and port answers. */
export interface Samples<M extends AnyStateMachine, P extends Ports> {
  readonly events: readonly EventFromLogic<M>[];
  readonly outcomes: OutcomesOf<P>;
}

/** An entry without its machine's types. */
export interface AnyEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly machine: AnyStateMachine;
  readonly ports: Ports;
  readonly inputs: Readonly<Record<string, (now: Now) => NonReducibleUnknown>>;
  readonly events: readonly AnyEventObject[];
  readonly outcomes: Readonly<Record<string, readonly unknown[]>>;
  readonly starts?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<number, string>>;
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

/** An entry checked against its machine and ports. Marked `@__PURE__`, so that customers' builds drop it. */
export function defineEntry<M extends AnyStateMachine, P extends Ports>(entry: Entry<M, P>): AnyEntry {
  return entry;
}
