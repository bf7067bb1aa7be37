import { ofFolder } from '../start/folder.ts';
import { dropKey, inTab, readKey } from './keys.ts';
import { isReload } from './page-hide.ts';
import {
  ANSWERS_DATABASE,
  CUSTOMER_KEYS,
  isOfOtherApi,
  MARK_KEY,
  markSession,
  recordApi,
  readStoredSession,
  tokenKey,
  userKey,
} from './session-storage.ts';

/** What is deleted from this browser with a session's two keys. */
export const KEPT_KEYS = [MARK_KEY, ...Object.values(CUSTOMER_KEYS)];

/**
 * Deletes the session's keys and all data of the customer. With a token, only if that session is still stored: another tab
 * may have signed in.
 * @param keys all of the customer's; a new session passes the others, since it writes those two itself
 * @rule R3
 */
export function forgetStoredSession(
  token: string | null = null,
  keys = [userKey(), tokenKey(), ...KEPT_KEYS],
): void {
  if (token !== null && token !== (readKey(tokenKey()) ?? token)) return;
  for (const key of keys) dropKey(key);
  try {
    indexedDB.deleteDatabase(ANSWERS_DATABASE);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

/** Once `config.json` is read: ends a session of another API, adopts one without an API. @rule R170 */
export function claimSession(mainApiUrl: string): void {
  recordApi(mainApiUrl);
  const session = readStoredSession();
  try {
    if (session !== null) markSession(session.token);
    else if (isOfOtherApi()) forgetStoredSession();
  } catch {
    // Full or forbidden storage: the session stays.
  }
}

/** The registration's draft, in this tab; the part that the first script needs. */
export const DRAFT_KEY = ofFolder('portal.cadastro');

export function forgetDraft(): void {
  dropKey(DRAFT_KEY, inTab);
}

/** At the start of a page: a draft survives only a reload in place. */
export function forgetOldDraft(): void {
  if (!isReload() && !(document as { wasDiscarded?: boolean }).wasDiscarded) forgetDraft();
}
