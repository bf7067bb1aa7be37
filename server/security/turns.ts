/** Work that only a few may do at one time. */
export interface Turns {
  /** Waits for a turn; the function that it gives ends it. Throws NoTurnError when too many wait already. */
  readonly take: (network: string) => Promise<() => void>;
}

/** Thrown to the network with the longest queue, or to the newcomer. */
export class NoTurnError extends Error {
  constructor() {
    super('too many wait for a turn');
    this.name = 'NoTurnError';
  }
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: (error: NoTurnError) => void;
}

/**
 * Turns for `atOnce` at one time, and `most` that wait. The networks take their turns one after another, so one that asks a
 * thousand times makes nobody else wait for all of them; when the queue is full, the network with the most in it is refused.
 */
export function createTurns(atOnce: number, most = Number.POSITIVE_INFINITY): Turns {
  /** Those that wait, by network; the network whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let total = 0;

  const next = () => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [network, [one, ...others]] = first;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    total -= 1;
    one?.go();
  };

  const makeRoomFor = (network: string) => {
    const [longest] = [...waiting].reduce<[string, number]>(
      (found, [name, { length }]) => (length > found[1] ? [name, length] : found),
      ['', (waiting.get(network)?.length ?? 0) + 1],
    );
    const last = waiting.get(longest)?.pop();
    if (last === undefined) throw new NoTurnError();
    total -= 1;
    last.refuse(new NoTurnError());
  };

  return {
    take: async (network) => {
      if (running < atOnce) running += 1;
      else {
        if (total >= most) makeRoomFor(network);
        total += 1;
        await new Promise<void>((go, refuse) => {
          const queue = waiting.get(network);
          if (queue === undefined) waiting.set(network, [{ go, refuse }]);
          else queue.push({ go, refuse });
        });
      }
      return next;
    },
  };
}
