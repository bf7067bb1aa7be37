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
