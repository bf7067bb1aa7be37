export interface Listeners<Values extends unknown[] = []> {
  /** Adds a listener, once per function; returns an unsubscriber. */
  readonly listen: (listener: (...values: Values) => void) => () => void;
  readonly emit: (...values: Values) => void;
}

/** Creates an empty event emitter, for state outside the store. */
export function createListeners<Values extends unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...values) => {
      for (const listener of listeners) listener(...values);
    },
  };
}

/** Listens to events of a target; returns an unsubscriber. */
export function listenTo<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options);
  };
}

/** Joins unsubscribers into one. */
export const stopAll =
  (...stops: readonly (() => void)[]) =>
  (): void =>
    stops.forEach((stop) => stop());
