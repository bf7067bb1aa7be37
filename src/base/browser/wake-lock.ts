import { listenTo } from '../../lib/listeners.ts';

/**
 * Keeps the screen on until the result is called; reacquires the lock when the page is visible again. Unsupported or
 * refused locks are ignored.
 * @param onChange called with whether the lock was acquired
 */
export function keepScreenAwake(onChange: (acquired: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let stopped = false;
  let lock: WakeLockSentinel | null = null;
  const release = (sentinel: WakeLockSentinel) => void sentinel.release().catch(() => undefined);

  const acquire = async () => {
    if (stopped || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const sentinel = await navigator.wakeLock.request('screen');
      if (stopped) {
        release(sentinel);
        return;
      }
      lock = sentinel;
      sentinel.addEventListener('release', () => !stopped && onChange(false), { once: true });
      onChange(true);
    } catch {
      // Refused: the screen dims as usual.
    }
  };
  const again = () => void acquire();
  const stop = listenTo(document, ['visibilitychange'], again);
  void acquire();
  return () => {
    stopped = true;
    stop();
    if (lock !== null) release(lock);
  };
}
