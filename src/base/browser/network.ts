import { createListeners, stopAll } from '../../lib/listeners.ts';
import { isOnline, recordReach, onReachBack, watchReach } from '../../lib/rede.ts';

const AGAIN_MS = 15_000;

const whenBack = createListeners();

/** Calls back when the network is back; returns an unsubscriber. */
export function onNetworkBack(call: () => void): () => void {
  return stopAll(onReachBack(call), whenBack.listen(call));
}

/** Refetches failed and stale data, as when the network is back. */
export function askAgain(): void {
  whenBack.emit();
}

/** Calls back once there is no network, at once or later; returns an unsubscriber. */
export function onceOffline(call: () => void): () => void {
  const check = () => {
    if (isOnline()) return;
    stop();
    call();
  };
  const stop = watchReach(check);
  check();
  return stop;
}

/**
 * Starts a call; call the result with its outcome. Without an answer the portal's own host is asked: if it does not
 * answer either, there is no network.
 * @rule R164
 */
export function startCall(): (answered: boolean) => void {
  const wasOnline = isOnline();
  return (answered) => {
    // An answer to a request from before the network went does not bring it back.
    if (answered && wasOnline && !isOnline()) return;
    if (answered || !navigator.onLine) recordReach(answered);
    else void look();
  };
}

let looking = false;

async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  const answered = await fetch('./', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  looking = false;
  recordReach(answered);
  if (!answered) setTimeout(() => isOnline() || void look(), AGAIN_MS);
}
