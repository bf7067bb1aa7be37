import { ofFolder } from '../start/own-folder.ts';
import { isReload } from '../start/is-reload.ts';
import {
  ANSWERS_DATABASE,
  EMPRESA_KEY,
  isOfOtherApi,
  LISTA_KEY,
  MARK_KEY,
  markSession,
  noteOwnApi,
  readKey,
  readStoredSession,
  tokenKey,
  TROCA_KEY,
  userKey,
  VOUCHERS_KEY,
} from './session-storage.ts';

/** What is wiped from this browser with a session's two keys. New data of a customer: its key belongs here. */
export const KEPT_KEYS = [MARK_KEY, VOUCHERS_KEY, EMPRESA_KEY, TROCA_KEY, LISTA_KEY];

/**
 * Deletes both keys together, and with them the image and what else belongs to the session. With a token, not
 * when another is stored: another tab may have signed in since.
 * @param keys all of the customer's; a new session, which writes the two itself, names the others
 * @rule R3
 */
export function forgetStoredSession(
  token: string | null = null,
  keys = [userKey(), tokenKey(), ...KEPT_KEYS],
): void {
  if (token !== null && token !== (readKey(tokenKey()) ?? token)) return;
  try {
    for (const key of keys) localStorage.removeItem(key);
    indexedDB.deleteDatabase(ANSWERS_DATABASE);
  } catch {
    // Storage is forbidden in this browser: nothing was kept, so nothing is left.
  }
}

/** Once `config.json` is read: a session of another API ends, one that names none is this portal's from now on. @rule R170 */
export function claimSession(mainApiUrl: string): void {
  noteOwnApi(mainApiUrl);
  const session = readStoredSession();
  try {
    if (session !== null) markSession(session.token);
    else if (isOfOtherApi()) forgetStoredSession();
  } catch {
    // Full or forbidden storage: the session stays as it was.
  }
}

/** The one draft: the registration's, for this tab alone. Here is what the first script needs of it. */
export const DRAFT_KEY = ofFolder('portal.cadastro');

/** Deletes what was typed of a registration. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Forbidden in this browser: nothing was kept.
  }
}

/** For the start of a page: a draft outlives a reload in place (or of a tab that the browser had unloaded) alone. */
export function forgetOldDraft(): void {
  if (!isReload() && !(document as { wasDiscarded?: boolean }).wasDiscarded) forgetDraft();
}
