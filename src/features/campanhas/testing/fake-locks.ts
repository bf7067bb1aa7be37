/** Web Locks for a test; jsdom has none. */
export interface FakeLocks {
  reset: () => void;
  /** Another tab has the lock. */
  takeElsewhere: () => void;
  /** Whether this tab gets the requested lock. */
  answer: (granted: boolean) => Promise<void>;
  /** The other tab releases it. */
  free: () => Promise<void>;
}

type Callback = (lock: object | null) => unknown;

/** Installs locks that answer on demand. */
export function installLocks(): FakeLocks {
  let asks: Callback[] = [];
  let waiting: Callback[] = [];
  const request = (_name: string, options: { ifAvailable?: boolean }, callback: Callback) =>
    new Promise((resolve) => {
      const list = options.ifAvailable === true ? asks : waiting;
      list.push((lock) => resolve(callback(lock)));
    });
  let held: object[] = [];
  const query = () => Promise.resolve({ held, pending: [] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  const settle = async () => new Promise((resolve) => setTimeout(resolve));
  return {
    reset: () => {
      asks = [];
      waiting = [];
      held = [];
    },
    takeElsewhere: () => {
      held = [{ name: 'portal.troca', mode: 'exclusive' }];
    },
    answer: async (granted) => {
      for (const ask of asks.splice(0)) ask(granted ? {} : null);
      await settle();
    },
    free: async () => {
      held = [];
      for (const wait of waiting.splice(0)) wait({});
      await settle();
    },
  };
}

/** Another tab takes the lock. */
export function emitOtherTabStarted(): void {
  const other = new BroadcastChannel('portal.troca');
  other.postMessage('taken');
  setTimeout(() => other.close());
}
