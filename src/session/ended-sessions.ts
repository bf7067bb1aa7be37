import { ofFolder } from '../base/start/folder.ts';
import { fingerprintOf } from '../lib/texto/fingerprint.ts';
import { forgetStoredSession } from '../base/device/forget-customer.ts';

const CACHE = ofFolder('portal-ended');
/** More sign-outs than happen before the browser writes its storage to disk. */
const MAX_NOTES = 20;
/** A hanging cache must not block the portal. */
const TIMEOUT_MS = 1000;

const addressOf = (token: string) => `ended-${fingerprintOf(token)}`;

/**
 * Records an ended session in a cache, which reaches the disk within milliseconds. Chromium writes local storage more than
 * 20 s later: a killed browser would restart with the keys.
 * @rule R82
 */
export async function recordEnded(token: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(token), new Response());
    for (const old of (await cache.keys()).slice(0, -MAX_NOTES)) await cache.delete(old);
  } catch {
    // No cache: the keys are deleted from storage anyway.
  }
}

/** Whether a stored session was ended before; false when the cache is too slow. A late 'yes' then ends the session. */
export async function hasEnded(token: string): Promise<boolean> {
  let isLate = false;
  const look = async () => {
    const ended = (await caches.match(addressOf(token), { cacheName: CACHE })) !== undefined;
    if (ended && isLate) {
      forgetStoredSession(token);
      // Like a sign-out in another tab.
      dispatchEvent(new StorageEvent('storage'));
    }
    return ended;
  };
  const waited = new Promise<boolean>((resolve) => setTimeout(() => resolve(!(isLate = true)), TIMEOUT_MS));
  return Promise.race([look().catch(() => false), waited]);
}

/** A server may reuse a token: a new sign-in removes its record. */
export async function forgetEnded(token: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).delete(addressOf(token));
  } catch {
    // None recorded.
  }
}
