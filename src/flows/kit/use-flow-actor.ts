import { useEffect, useState } from 'react';
import type { AnyActor } from 'xstate';

/**
 * An actor that lives as long as its screen. Not `useActorRef`: half a kilobyte more for the login's first touch, to
 * bear StrictMode, which the portal does not use.
 * @param make creates the actor, once, not started
 */
export function useFlowActor<A extends AnyActor>(make: () => A): A {
  const [actor] = useState(make);
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}
