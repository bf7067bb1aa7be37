/** Limits concurrent work. */
export interface Slots {
  /** Waits for a slot; the returned function ends it. Throws NoSlotError when the queue is full. */
  readonly take: (network: string) => Promise<() => void>;
}

/** Thrown to the network with the longest queue, or the newcomer. */
export class NoSlotError extends Error {
  constructor() {
    super('too many wait for a slot');
    this.name = 'NoSlotError';
  }
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: (error: NoSlotError) => void;
}

/**
 * `atOnce` concurrent slots and a queue of `most`, round-robin by network. When it is full, the network with the most
 * entries is refused.
 */
export function createSlots(atOnce: number, most = Number.POSITIVE_INFINITY): Slots {
  /** The queue by network; the next network first. */
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
    if (last === undefined) throw new NoSlotError();
    total -= 1;
    last.refuse(new NoSlotError());
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
