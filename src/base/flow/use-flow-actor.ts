import { useEffect, useRef, useState, useEffectEvent } from 'react';
import type { AnyActor, AnyMachineSnapshot, Actor, AnyActorLogic, AnyEventObject, EmittedFrom } from 'xstate';

const LEFT = { type: 'screen.left' };

/**
 * Stops an actor on unmount: at once, or after its pending work (tag `underWay`). Sends `screen.left` to machines that know
 * it.
 */
export function leaveActor(actor: AnyActor): void {
  if ((actor.getSnapshot() as AnyMachineSnapshot).can(LEFT)) actor.send(LEFT);
  const stop = (snapshot: AnyMachineSnapshot) => {
    if (!snapshot.hasTag('underWay')) actor.stop();
  };
  actor.subscribe(stop);
  stop(actor.getSnapshot() as AnyMachineSnapshot);
}

/** An actor for the screen's lifetime, started after the first render. */
export function useFlowActor<A extends AnyActor>(make: () => A): A {
  const [actor] = useState(make);
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    actor.start();
    return () => {
      stands.current = false;
      // StrictMode unmounts and remounts at once; a stopped actor cannot restart.
      queueMicrotask(() => {
        if (!stands.current) leaveActor(actor);
      });
    };
  }, [actor]);
  return actor;
}

type Handlers<Emitted extends AnyEventObject> = {
  readonly [T in Emitted['type']]?: (event: Extract<Emitted, { type: T }>) => void;
};

/** Calls the last render's handlers with what an actor emits. */
export function useEmitted<L extends AnyActorLogic>(
  actor: Actor<L>,
  handlers: Handlers<EmittedFrom<L>>,
): void {
  const onEvent = useEffectEvent((event: AnyEventObject) => {
    (handlers as Readonly<Record<string, (event: AnyEventObject) => void>>)[event.type]?.(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event: AnyEventObject) => onEvent(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
