import { listenTo } from '../../lib/listeners.ts';

/** A lock that one tab of this browser holds at a time. */
export interface ExclusiveLock {
  /**
   * Takes the lock if it is free, without waiting.
   * @param onAnswer called once with whether this tab got it
   * @returns releases it
   */
  hold: (onAnswer: (granted: boolean) => void) => () => void;
  /** Whether any tab holds it; false without Web Locks. */
  isTaken: () => Promise<boolean>;
  /**
   * Reports when another tab takes the lock and when it is free again.
   * @returns an unsubscriber
   */
  watch: (onTaken: () => void, onFree: () => void) => () => void;
}

const TAKEN = 'taken';
const FREE = 'free';

/**
 * A lock across tabs: Web Locks, which survive a tab's crash, and a channel for changes. Without Web Locks (no HTTPS,
 * forbidden storage) only the channel works: two simultaneous clicks may both pass.
 * @param name the same in every tab
 */
export function createExclusiveLock(name: string): ExclusiveLock {
  const locks = 'locks' in navigator ? navigator.locks : null;
  const channel = openChannel(name);
  const watchers = new Set<{ onTaken: () => void; onFree: () => void }>();
  const emit = (news: typeof TAKEN | typeof FREE) => channel?.postMessage(news);
  const recordFree = () => {
    for (const { onFree } of watchers) onFree();
  };
  // Granted when the other tab has finished or was closed.
  const awaitFree = () => void locks?.request(name, { mode: 'shared' }, recordFree).catch(() => undefined);
  const recordTaken = () => {
    for (const { onTaken } of watchers) onTaken();
    awaitFree();
  };
  const isTaken = async () => {
    const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
    return held.some((lock) => lock.name === name && lock.mode === 'exclusive');
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === TAKEN) recordTaken();
    else if (data === FREE) recordFree();
  });

  return {
    isTaken,
    hold(onAnswer) {
      if (locks === null) return holdByNews(emit, onAnswer);
      let giveBack: () => void = () => undefined;
      const wanted = new Promise<void>((resolve) => (giveBack = resolve));
      void locks
        .request(name, { ifAvailable: true }, async (lock) => {
          onAnswer(lock !== null);
          if (lock === null) return awaitFree();
          emit(TAKEN);
          return wanted;
        })
        .catch(() => void wanted.then(holdByNews(emit, onAnswer)));
      return giveBack;
    },
    watch(onTaken, onFree) {
      const watcher = { onTaken, onFree };
      watchers.add(watcher);
      void isTaken().then((taken) => taken && recordTaken());
      return () => void watchers.delete(watcher);
    },
  };
}

/** Missing in old browsers and where storage is forbidden (Firefox throws). */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Without Web Locks: granted, and announced to the other tabs, also on unload. */
function holdByNews(
  emit: (news: typeof TAKEN | typeof FREE) => void,
  onAnswer: (granted: boolean) => void,
): () => void {
  const giveBack = () => {
    stop();
    emit(FREE);
  };
  const stop = listenTo(window, ['pagehide'], giveBack);
  emit(TAKEN);
  onAnswer(true);
  return giveBack;
}
