import { isReload } from '../start/is-reload.ts';
import {
  ANSWERS_DATABASE,
  EMPRESA_KEY,
  LISTA_KEY,
  readKey,
  TOKEN_KEY,
  TROCA_KEY,
  USER_KEY,
  VOUCHERS_KEY,
} from './session-storage.ts';

/** What is wiped from this browser with a session's two keys. New data of a customer: its key belongs here. */
export const KEPT_KEYS = [VOUCHERS_KEY, EMPRESA_KEY, TROCA_KEY, LISTA_KEY];

/**
 * Deletes both keys together, and with them the image and what else belongs to the session (R3). With a token, not
 * when another is stored: another tab may have signed in since.
 * @param keys all of the customer's; a new session, which writes the two itself, names the others
 */
export function forgetStoredSession(
  token: string | null = null,
  keys = [USER_KEY, TOKEN_KEY, ...KEPT_KEYS],
): void {
  if (token !== null && token !== (readKey(TOKEN_KEY) ?? token)) return;
  try {
    for (const key of keys) localStorage.removeItem(key);
    indexedDB.deleteDatabase(ANSWERS_DATABASE);
  } catch {
    // Storage is forbidden in this browser: nothing was kept, so nothing is left.
  }
}

/** The one draft: the registration's, for this tab alone. Here is what the first script needs of it. */
export const DRAFT_KEY = 'portal.cadastro';

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
