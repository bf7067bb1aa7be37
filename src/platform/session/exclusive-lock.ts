/** Something that only one tab of this browser may do at a time. */
export interface ExclusiveLock {
  /**
   * Takes the lock if it is free. Never waits for it.
   * @param onAnswer told once whether this tab has it
   * @returns gives it back
   */
  hold: (onAnswer: (granted: boolean) => void) => () => void;
  /** Whether a tab has it now; without Web Locks nobody can say, and it counts as free. */
  isTaken: () => Promise<boolean>;
  /**
   * Tells when another tab takes the lock, and when it is free again: given back, or its tab died.
   * @returns the way to stop listening
   */
  watch: (onTaken: () => void, onFree: () => void) => () => void;
}

const TAKEN = 'taken';
const FREE = 'free';

/**
 * A lock across the tabs of this browser: Web Locks, whose holder may die, and a channel for the news. A page without
 * Web Locks (no HTTPS), or whose browser forbids them together with its storage, has the news alone: the tabs then lock
 * each other, but two clicks within a blink may both pass.
 * @param name the same in every tab
 */
export function createExclusiveLock(name: string): ExclusiveLock {
  const locks = 'locks' in navigator ? navigator.locks : null;
  const channel = openChannel(name);
  const watchers = new Set<{ onTaken: () => void; onFree: () => void }>();
  const tell = (news: typeof TAKEN | typeof FREE) => channel?.postMessage(news);
  const noteFree = () => {
    for (const { onFree } of watchers) onFree();
  };
  // Granted when the holding tab has finished or was closed.
  const awaitFree = () => void locks?.request(name, { mode: 'shared' }, noteFree).catch(() => undefined);
  const noteTaken = () => {
    for (const { onTaken } of watchers) onTaken();
    awaitFree();
  };
  const isTaken = async () => {
    const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
    return held.some((lock) => lock.name === name && lock.mode === 'exclusive');
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === TAKEN) noteTaken();
    else if (data === FREE) noteFree();
  });

  return {
    isTaken,
    hold(onAnswer) {
      if (locks === null) return holdByNews(tell, onAnswer);
      let giveBack: () => void = () => undefined;
      const wanted = new Promise<void>((resolve) => (giveBack = resolve));
      void locks
        .request(name, { ifAvailable: true }, async (lock) => {
          onAnswer(lock !== null);
          if (lock === null) return awaitFree();
          tell(TAKEN);
          return wanted;
        })
        .catch(() => void wanted.then(holdByNews(tell, onAnswer)));
      return giveBack;
    },
    watch(onTaken, onFree) {
      const watcher = { onTaken, onFree };
      watchers.add(watcher);
      void isTaken().then((taken) => taken && noteTaken());
      return () => void watchers.delete(watcher);
    },
  };
}

/** None in an old browser, and in one that forbids storage (Firefox throws). */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The lock without Web Locks: it is granted, and the other tabs are told, also when this one is closed. */
function holdByNews(
  tell: (news: typeof TAKEN | typeof FREE) => void,
  onAnswer: (granted: boolean) => void,
): () => void {
  const giveBack = () => {
    removeEventListener('pagehide', giveBack);
    tell(FREE);
  };
  addEventListener('pagehide', giveBack);
  tell(TAKEN);
  onAnswer(true);
  return giveBack;
}
