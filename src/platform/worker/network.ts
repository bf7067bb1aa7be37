import { createListeners } from '../../lib/listeners.ts';
import { isOnline, noteReach, onReachBack, watchReach } from '../../lib/rede.ts';

const AGAIN_MS = 15_000;

const whenBack = createListeners();

/** Calls back each time the network has come back; returns the way to stop listening. */
export function onNetworkBack(call: () => void): () => void {
  const stops = [onReachBack(call), whenBack.listen(call)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Does now what is done when the network is back: what failed, or is not of now, is asked for again. */
export function askAgain(): void {
  whenBack.tell();
}

/** Calls back once there is no network: at once, or when it goes. */
export function onceOffline(call: () => void): void {
  if (!isOnline()) return call();
  const stop = watchReach(() => {
    if (isOnline()) return;
    stop();
    call();
  });
}

/**
 * What the last call met. One without an answer may be its own server's trouble: the portal's own host is asked, and there is
 * no network where that does not answer either.
 * @rule R164
 */
export function noteCall(answered: boolean): void {
  if (answered || !navigator.onLine) noteReach(answered);
  else void look();
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
  noteReach(answered);
  if (!answered) setTimeout(() => isOnline() || void look(), AGAIN_MS);
}
