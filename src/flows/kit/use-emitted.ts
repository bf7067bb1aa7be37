import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyActorLogic, AnyEventObject, EmittedFrom } from 'xstate';

type Handlers<Emitted extends AnyEventObject> = {
  readonly [T in Emitted['type']]?: (event: Extract<Emitted, { type: T }>) => void;
};

/** Calls the last render's handlers with what an actor emits. */
export function useEmitted<L extends AnyActorLogic>(
  actor: Actor<L>,
  handlers: Handlers<EmittedFrom<L>>,
): void {
  const hear = useEffectEvent((event: AnyEventObject) => {
    (handlers as Readonly<Record<string, (event: AnyEventObject) => void>>)[event.type]?.(event);
  });
  useEffect(() => {
    const heard = actor.on('*', (event: AnyEventObject) => hear(event));
    return () => heard.unsubscribe();
  }, [actor]);
}
