import { ofFolder } from '../start/own-folder.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { forgetStoredSession } from './forget-customer.ts';

const CACHE = ofFolder('portal-ended');
/** More sign-outs than one browser sees before it writes its storage to the disk. */
const MOST = 20;
/** A cache that does not answer must not keep the portal shut. */
const PATIENCE_MS = 1000;

const addressOf = (token: string) => `ended-${fingerprintOf(token)}`;

/**
 * Notes that a session has ended on this device. A browser writes a change of its local storage to the disk much later
 * (Chromium was seen to take longer than 20 s): killed before, it starts with the keys of whoever had signed out. What
 * it caches is on the disk within milliseconds.
 * @rule R82
 */
export async function noteEnded(token: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(token), new Response());
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  } catch {
    // No cache here: the keys themselves are gone from the storage.
  }
}

/**
 * Whether a session that is found in the storage was ended before; false when that is not known in time. A cache that says so
 * later ends the session then, in this tab too.
 */
export async function hasEnded(token: string): Promise<boolean> {
  let isLate = false;
  const look = async () => {
    const ended = (await caches.match(addressOf(token), { cacheName: CACHE })) !== undefined;
    if (ended && isLate) {
      forgetStoredSession(token);
      // As this tab would hear it of another.
      dispatchEvent(new StorageEvent('storage'));
    }
    return ended;
  };
  const waited = new Promise<boolean>((resolve) => setTimeout(() => resolve(!(isLate = true)), PATIENCE_MS));
  return Promise.race([look().catch(() => false), waited]);
}

/** A server may give the same token again: the new sign-in counts. */
export async function forgetEnded(token: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).delete(addressOf(token));
  } catch {
    // None was noted.
  }
}
