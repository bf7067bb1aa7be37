/** The browser's locks in the test's hands: jsdom has none. */
export interface FakeLocks {
  reset: () => void;
  /** Another tab holds the lock already. */
  takeElsewhere: () => void;
  /** Whether the lock that was asked for is this tab's. */
  answer: (granted: boolean) => Promise<void>;
  /** Whoever held it is through: those who wait for that are told. */
  free: () => Promise<void>;
}

type Callback = (lock: object | null) => unknown;

/** Puts locks into the page that answer when the test says so. */
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

/** Another tab of this browser takes the lock. */
export function tellOtherTabStarted(): void {
  const other = new BroadcastChannel('portal.troca');
  other.postMessage('taken');
  setTimeout(() => other.close());
}
