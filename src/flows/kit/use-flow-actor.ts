import { useEffect, useRef, useState } from 'react';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';

const LEFT = { type: 'screen.left' };

/**
 * Stops an actor whose screen is left: at once, or when what the customer has asked for (tag `underWay`) is through. A machine
 * that knows the event `screen.left` hears of it then.
 */
export function leaveActor(actor: AnyActor): void {
  if ((actor.getSnapshot() as AnyMachineSnapshot).can(LEFT)) actor.send(LEFT);
  const stop = (snapshot: AnyMachineSnapshot) => {
    if (!snapshot.hasTag('underWay')) actor.stop();
  };
  actor.subscribe(stop);
  stop(actor.getSnapshot() as AnyMachineSnapshot);
}

/**
 * An actor that lives as long as its screen: started after the first render, stopped with the screen.
 * @param make creates the actor, once, not started
 */
export function useFlowActor<A extends AnyActor>(make: () => A): A {
  const [actor] = useState(make);
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    actor.start();
    return () => {
      stands.current = false;
      // StrictMode takes a screen away and puts it back in one breath: an actor that was stopped could not start again.
      queueMicrotask(() => {
        if (!stands.current) leaveActor(actor);
      });
    };
  }, [actor]);
  return actor;
}
