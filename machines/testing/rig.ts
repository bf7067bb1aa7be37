import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { AnyEntry } from './entry.ts';
import { keysOfMicrostep } from './internals.ts';

/** A call through a port. */
export interface Call {
  readonly port: string;
  readonly input: unknown;
}

function inputOf({ inputs }: AnyEntry, name: string, now: () => number, given: object): unknown {
  const sample = inputs[name]?.(now);
  return typeof sample === 'object' && sample !== null ? { ...sample, ...given } : sample;
}

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A running machine whose clock, ports and subscriptions the test controls. */
export interface Rig {
  readonly actor: Actor<AnyStateMachine>;
  readonly clock: SimulatedClock;
  /** Everything so far, in order. */
  readonly calls: Call[];
  readonly actions: AnyEventObject[];
  readonly emitted: AnyEventObject[];
  readonly taken: string[];
  /** Events that subscriptions and children received from the machine. */
  readonly received: { readonly port: string; readonly event: AnyEventObject }[];
  readonly value: () => unknown;
  readonly send: (event: AnyEventObject) => void;
  /** Answers or fails the invoked actor of that id. */
  readonly answer: (id: string, output: unknown) => Promise<void>;
  readonly crash: (id: string, error?: unknown) => Promise<void>;
  readonly elapse: (ms: number) => void;
  /** The device sleeps: the wall clock moves, timers do not. */
  readonly sleep: (ms: number) => void;
}

/** Promise ports settle within a few microtasks. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 8; tick += 1) await Promise.resolve();
}

function pendingPort(
  name: string,
  rig: Pick<Rig, 'calls' | 'received'>,
  pending: Map<string, Pending>,
): AnyActorLogic {
  const logic = fromPromise(({ input, self }) => {
    rig.calls.push({ port: name, input });
    return new Promise((resolve, reject) => {
      pending.set(self.id, { resolve, reject });
    });
  });
  const transition: typeof logic.transition = (state, event, scope) => {
    if (!event.type.startsWith('xstate.')) rig.received.push({ port: name, event });
    return logic.transition(state, event, scope);
  };
  return { ...logic, transition };
}

function subscription(
  name: string,
  rig: Pick<Rig, 'calls' | 'received'>,
  pending: Map<string, Pending>,
): AnyActorLogic {
  return fromCallback(({ input, receive, sendBack, self: { id } }) => {
    rig.calls.push({ port: name, input });
    const reject = (error: unknown): void =>
      sendBack({ type: `xstate.error.actor.${id}`, error, actorId: id });
    pending.set(id, { resolve: () => undefined, reject });
    receive((event: AnyEventObject) => void rig.received.push({ port: name, event }));
    return () => undefined;
  });
}

function take(pending: Map<string, Pending>, id: string): Pending {
  const found = pending.get(id);
  if (found === undefined)
    throw new Error(`nothing is under way in '${id}'; pending: ${[...pending.keys()].join()}`);
  pending.delete(id);
  return found;
}

/**
 * Starts an entry's machine with controlled ports.
 * @param given fields of the input that replace the sample's
 */
export function startRig(
  entry: AnyEntry,
  inputName = Object.keys(entry.inputs)[0] ?? '',
  given: object = {},
): Rig {
  const clock = new SimulatedClock();
  let asleep = 0;
  const pending = new Map<string, Pending>();
  const seen = {
    calls: [] as Call[],
    actions: [] as AnyEventObject[],
    emitted: [] as AnyEventObject[],
    taken: [] as string[],
    received: [] as { port: string; event: AnyEventObject }[],
  };
  const actors = Object.entries(entry.ports.actors).map(([name, placeholder]) => [
    name,
    'kind' in placeholder ? subscription(name, seen, pending) : pendingPort(name, seen, pending),
  ]);
  const actions = Object.keys(entry.ports.actions).map((name) => [
    name,
    (_: unknown, params: unknown) => void seen.actions.push({ type: name, params }),
  ]);
  const machine: AnyStateMachine = entry.machine.provide({
    actors: Object.fromEntries(actors) as Record<string, AnyActorLogic>,
    actions: Object.fromEntries(actions) as Record<string, () => void>,
  });
  const actor = createActor(machine, {
    clock,
    input: inputOf(entry, inputName, () => clock.now() + asleep, given),
    inspect: (inspected) => void seen.taken.push(...keysOfMicrostep(inspected)),
  });
  actor.on('*', (event: AnyEventObject) => void seen.emitted.push(event));
  actor.start();
  return {
    ...seen,
    actor,
    clock,
    value: () => actor.getSnapshot().value as unknown,
    send: (event) => actor.send(event),
    answer: (id, output) => {
      take(pending, id).resolve(output);
      return settle();
    },
    crash: (id, error = 'crashed') => {
      take(pending, id).reject(error);
      return settle();
    },
    elapse: (ms) => clock.increment(ms),
    sleep: (ms) => {
      asleep += ms;
    },
  };
}
