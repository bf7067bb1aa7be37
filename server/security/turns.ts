/** Work that only a few may do at one time. */
export interface Turns {
  /** Waits for a turn; the function that it gives ends it. */
  readonly take: (network: string) => Promise<() => void>;
}

/**
 * Turns for `atOnce` at one time. Whoever waits comes after those of the own network alone: the networks take their
 * turns one after another, so that one that asks a thousand times makes nobody else wait for all of them.
 */
export function createTurns(atOnce: number): Turns {
  /** Those that wait, by network; the network whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const next = () => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [network, [go, ...others]] = first;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    go?.();
  };

  return {
    take: async (network) => {
      if (running < atOnce) running += 1;
      else
        await new Promise<void>((go) => {
          const queue = waiting.get(network);
          if (queue === undefined) waiting.set(network, [go]);
          else queue.push(go);
        });
      return next;
    },
  };
}
