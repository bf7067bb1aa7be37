import { createListeners } from '../../lib/listeners.ts';

/** Counts pending requests that the customer waits for. @rule R1 */
export interface Activity {
  /** Counts a request; call the result once, in `finally`. */
  begin(): () => void;
  busy(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The spinner shows while any counted request is pending. */
export function createActivity(): Activity {
  let running = 0;
  const { listen, emit } = createListeners();
  const change = (by: number) => {
    running += by;
    emit();
  };
  return {
    begin() {
      change(1);
      let open = true;
      return () => {
        if (!open) return;
        open = false;
        change(-1);
      };
    },
    busy: () => running > 0,
    subscribe: listen,
  };
}
