import { createListeners } from '../../lib/listeners.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { CUSTOMER_KEYS, readKey } from '../session/session-storage.ts';

/** What this device keeps of a session's customer under one key. `forget-customer` deletes it with the session. */
export interface CustomerStore<T> {
  /** The same object until it changes; empty when there is none, it cannot be read, or it is somebody else's. */
  read(token: string | null): T;
  /**
   * Changes it as it stands now, whichever tab wrote it, while this browser still holds that session.
   * @param change null: nothing is kept any more
   * @returns false when it could not be kept: full or forbidden storage, or another session
   */
  change(token: string | null, change: (value: T) => T | null): boolean;
  /** Calls back when it may have changed, here or in another tab; returns the way to stop listening. */
  watch(listener: () => void): () => void;
}

/**
 * The one way to keep something of a customer on this device.
 * @param name of its key
 * @param parse reads the kept fields, which another version of the portal may have written; of none it makes the empty value
 */
export function customerStore<T extends object>(
  name: keyof typeof CUSTOMER_KEYS,
  parse: (fields: Record<string, unknown>) => T,
): CustomerStore<T> {
  const key = CUSTOMER_KEYS[name];
  const empty = parse({});
  const { listen, tell } = createListeners();
  /** `owner`: the session's fingerprint; this outlives the session, and the token must not. @rule R82 */
  let last: { raw: string; owner: unknown; value: T } | null = null;

  const read = (token: string | null): T => {
    const raw = readKey(key);
    if (raw !== last?.raw) last = raw === null ? null : { raw, ...parsed(raw) };
    return token !== null && last?.owner === fingerprintOf(token) ? last.value : empty;
  };

  function parsed(raw: string): { owner: unknown; value: T } {
    try {
      // `null` throws, like what is no JSON.
      const { owner, ...fields } = JSON.parse(raw) as Record<string, unknown>;
      return { owner, value: parse(fields) };
    } catch {
      return { owner: null, value: empty };
    }
  }

  return {
    read,
    change(token, change) {
      if (token === null || !isStored(token)) return false;
      try {
        const value = change(read(token));
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ owner: fingerprintOf(token), ...value }));
      } catch {
        return false;
      }
      tell();
      return true;
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      const stop = listen(listener);
      addEventListener('storage', onStorage);
      // Not every browser tells a tab in the background.
      document.addEventListener('visibilitychange', listener);
      return () => {
        stop();
        removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', listener);
      };
    },
  };
}
