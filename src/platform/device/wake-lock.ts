/**
 * Keeps the device's screen on until the result is called. The lock is lost whenever the page is hidden, and asked for
 * again when it comes back. A device without wake locks, or one that refuses (low battery), just goes on.
 * @param onChange told whether the screen is held
 */
export function keepScreenAwake(onChange: (held: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let stopped = false;
  let lock: WakeLockSentinel | null = null;
  const release = (held: WakeLockSentinel) => void held.release().catch(() => undefined);

  const acquire = async () => {
    if (stopped || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (stopped) {
        release(held);
        return;
      }
      lock = held;
      held.addEventListener('release', () => !stopped && onChange(false), { once: true });
      onChange(true);
    } catch {
      // Refused: the screen dims as always.
    }
  };
  const again = () => void acquire();
  document.addEventListener('visibilitychange', again);
  void acquire();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', again);
    if (lock !== null) release(lock);
  };
}
