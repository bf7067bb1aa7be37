/** Who wants to hear of a change. */
export interface Listeners<Values extends unknown[] = []> {
  /** Calls back at each change; returns the way to stop listening. The same function counts once. */
  readonly listen: (listener: (...values: Values) => void) => () => void;
  readonly tell: (...values: Values) => void;
}

/** Nobody yet. Of what is no state of the store: it is the device's, or a screen's own. */
export function createListeners<Values extends unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...values) => {
      for (const listener of listeners) listener(...values);
    },
  };
}
