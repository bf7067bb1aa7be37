import { createListeners } from '../../lib/listeners.ts';

/** Counts the requests under way that the customer waits for. @rule R1 */
export interface Activity {
  /** Notes a request; call the result once, in `finally`. */
  begin(): () => void;
  busy(): boolean;
  subscribe(listener: () => void): () => void;
}

/** A counter of its own: the spinner is shown while any counted request runs, however many there are. */
export function createActivity(): Activity {
  let running = 0;
  const { listen, tell } = createListeners();
  const change = (by: number) => {
    running += by;
    tell();
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
