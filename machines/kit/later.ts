import {
  type ActorLogic,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';

/** What is known of a child that comes later; `child` is null until its code is there. */
export interface LaterSnapshot<M extends AnyStateMachine> {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly input: InputFrom<M>;
  readonly isAsking: boolean;
  readonly child: ActorRefFrom<M> | null;
  readonly waiting: readonly EventFromLogic<M>[];
}

/** A stand-in for the machine `M`: it takes its input and its events. */
export type Later<M extends AnyStateMachine> = ActorLogic<LaterSnapshot<M>, EventFromLogic<M>, InputFrom<M>>;

const machineCame = 'kit.machine.came';
const machineMissed = 'kit.machine.missed';

/**
 * A child machine whose code comes later (docs/adr/0005): started below this actor once `load` has brought it, and stopped
 * with it. What it is told before that waits. Code that does not come is asked for again with the next event.
 */
export function later<M extends AnyStateMachine>(load: (self: AnyActorRef) => Promise<M>): Later<M> {
  const ask = (self: AnyActorRef): void => {
    load(self).then(
      (machine) => self.send({ type: machineCame, machine }),
      () => self.send({ type: machineMissed }),
    );
  };
  return {
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      isAsking: true,
      child: null,
      waiting: [],
    }),
    start: (_, { self }) => ask(self),
    transition: (state, event: AnyEventObject, { self, defer, stopChild }) => {
      const { input, isAsking, waiting } = state;
      const child = state.child as AnyActorRef | null;
      if (event.type === machineCame) {
        const options = { parent: self, input } as never;
        const started: AnyActorRef = createActor(event['machine'] as M, options);
        defer(() => {
          started.start();
          for (const told of waiting) started.send(told);
        });
        return { ...state, child: started as ActorRefFrom<M>, waiting: [] };
      }
      if (event.type === machineMissed) return { ...state, isAsking: false };
      if (event.type === 'xstate.stop') {
        if (child !== null) stopChild(child);
        return state;
      }
      // A bug of the child is this actor's own.
      if (event.type.startsWith('xstate.error.')) throw event['error'];
      if (child === null) {
        if (!isAsking) defer(() => ask(self));
        return { ...state, isAsking: true, waiting: [...waiting, event as EventFromLogic<M>] };
      }
      child.send(event);
      return state;
    },
    getPersistedSnapshot: (state) => state,
  };
}
