import type { AnyActorRef, AnyEventObject } from 'xstate';

type Handlers<Emitted extends AnyEventObject> = {
  readonly [T in Emitted['type']]?: (event: Extract<Emitted, { type: T }>) => void;
};

/**
 * Listens to what `root` and every actor below it emit, the children that come later included. To be called before
 * `root` starts.
 * @returns stops listening
 */
export function onEmitted<Emitted extends AnyEventObject>(
  root: AnyActorRef,
  handlers: Handlers<Emitted>,
): () => void {
  const loose = handlers as Readonly<Record<string, ((event: AnyEventObject) => void) | undefined>>;
  const listen = (actor: AnyActorRef) => actor.on('*', (event: AnyEventObject) => loose[event.type]?.(event));
  const subscriptions = [listen(root)];
  subscriptions.push(
    root.system.inspect((inspected) => {
      const { actorRef } = inspected;
      if (inspected.type === '@xstate.actor' && actorRef !== root)
        subscriptions.push(listen(actorRef as AnyActorRef));
    }),
  );
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
