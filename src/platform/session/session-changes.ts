import type { Session } from '../../../machines/session/session.types.ts';
import { isPageHidden } from './page-hide.ts';
import { forgetStoredSession, KEPT_KEYS } from './forget-customer.ts';
import {
  isSessionKey,
  markSession,
  readKey,
  readStoredSession,
  tokenKey,
  userKey,
} from './session-storage.ts';

/**
 * Writes both keys together: a sign-in's own moment, and no other. A full or forbidden storage is no error: the
 * session then lives in this tab.
 * @rule R3
 */
export function storeSession(session: Session): void {
  if (isPageHidden()) return;
  try {
    // Nobody's, and never missing: another tab then leaves the previous customer's screens, and takes nothing from here.
    localStorage.setItem(tokenKey(), '');
    forgetStoredSession(null, KEPT_KEYS);
    writeUser(session);
    markSession(session.token);
    localStorage.setItem(tokenKey(), session.token);
  } catch {
    forgetStoredSession();
  }
}

/** Writes a changed name or image, only where this session is the stored one still: it never brings one back. @rule R82 */
export function updateStoredSession(session: Session): void {
  if (!isStored(session.token)) return;
  try {
    writeUser(session);
  } catch {
    // Full or forbidden storage: the change lives in this tab.
  }
}

/**
 * Whether what belongs to this session may be written: a late answer must not leave anything of a customer who has
 * gone, nor may a page that was put away and does not know yet what is stored.
 * @rule R88
 */
export function isStored(token: string): boolean {
  return readKey(tokenKey()) === token && !isPageHidden();
}

/**
 * Calls back when another tab signed out (null) or signed in anew; returns the way to stop listening. A tab that comes
 * to the front looks for itself: not every browser tells those behind. `onShown`: one whose session could not be stored.
 */
export function watchStoredSession(
  onChange: (session: Session | null) => void,
  onShown: () => void,
): () => void {
  // Not its token, which must not be held once the session has ended. @rule R82
  let wasStored = readStoredSession() !== null;
  const listener = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (event.key !== null && !isSessionKey(event.key)) return;
    const session = readStoredSession();
    // The two keys arrive as two events: between them the pair does not belong together yet.
    if (session === null && readKey(tokenKey()) !== null && event.key === tokenKey()) return;
    onChange(session);
  };
  const look = () => {
    const session = readStoredSession();
    if (document.visibilityState === 'visible') {
      if (session === null && !wasStored) onShown();
      else onChange(session);
    }
    wasStored = session !== null;
  };
  addEventListener('storage', listener);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('storage', listener);
    document.removeEventListener('visibilitychange', look);
  };
}

function writeUser({ name, img, expiresAt }: Session): void {
  const user = { Name: name, img, '.expires': new Date(expiresAt).toISOString() };
  localStorage.setItem(userKey(), JSON.stringify(user));
}
