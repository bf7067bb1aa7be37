import type { AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot, Subscription } from 'xstate';

type Handlers<Emitted extends AnyEventObject> = {
  readonly [T in Emitted['type']]?: (event: Extract<Emitted, { type: T }>) => void;
};

/** Listens to events emitted by a machine and its invoked children; a child's first ones may be missed. */
export function onEmitted<Emitted extends AnyEventObject>(
  parent: AnyActor,
  handlers: Handlers<Emitted>,
): () => void {
  const loose = handlers as Readonly<Record<string, ((event: AnyEventObject) => void) | undefined>>;
  const listen = (actor: AnyActorRef) => actor.on('*', (event: AnyEventObject) => loose[event.type]?.(event));
  const subscriptions = new Map<AnyActorRef, Subscription>();
  const follow = ({ children }: AnyMachineSnapshot) => {
    const alive = new Set(Object.values(children as Record<string, AnyActorRef | undefined>));
    for (const [child, subscription] of subscriptions) {
      if (alive.has(child)) continue;
      subscription.unsubscribe();
      subscriptions.delete(child);
    }
    for (const child of alive)
      if (child && !subscriptions.has(child)) subscriptions.set(child, listen(child));
  };
  // Without an error listener xstate would report the machine's errors here, too.
  const subscriptionsOfParent = [listen(parent), parent.subscribe({ next: follow, error: () => undefined })];
  return () => {
    for (const subscription of [...subscriptionsOfParent, ...subscriptions.values()])
      subscription.unsubscribe();
  };
}
