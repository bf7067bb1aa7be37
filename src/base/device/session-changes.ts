import type { Session } from '../../../machines/session/session.setup.ts';
import { readKey } from './keys.ts';
import { isPageHidden } from './page-hide.ts';
import { forgetStoredSession, KEPT_KEYS } from './forget-customer.ts';
import { isSessionKey, markSession, readStoredSession, tokenKey, userKey } from './session-storage.ts';
import { listenTo, stopAll } from '../../lib/listeners.ts';

/**
 * Writes both keys at a sign-in. Full or forbidden storage is no error: the session then lives in this tab.
 * @rule R3
 */
export function storeSession(session: Session): void {
  if (isPageHidden()) return;
  try {
    // A blank token instead of a deletion: other tabs leave the previous customer's screens and read nothing from here.
    localStorage.setItem(tokenKey(), '');
    forgetStoredSession(null, KEPT_KEYS);
    writeUser(session);
    markSession(session.token);
    localStorage.setItem(tokenKey(), session.token);
  } catch {
    forgetStoredSession();
  }
}

/** Writes a changed name or image if this session is still stored. @rule R82 */
export function updateStoredSession(session: Session): void {
  if (!isStored(session.token)) return;
  try {
    writeUser(session);
  } catch {
    // Full or forbidden storage: the change lives in this tab.
  }
}

/**
 * Whether data of this session may be written: not after a sign-out, nor in a hidden page that has not read the session
 * again.
 * @rule R88
 */
export function isStored(token: string): boolean {
  return readKey(tokenKey()) === token && !isPageHidden();
}

/**
 * Calls back when another tab signed out (null) or in; returns an unsubscriber. A tab also checks when it becomes visible,
 * since not every browser informs background tabs. `onShown`: a session that could not be stored.
 */
export function watchStoredSession(
  onChange: (session: Session | null) => void,
  onShown: () => void,
): () => void {
  // A fingerprint: the token must not outlive the session. @rule R82
  let wasStored = readStoredSession() !== null;
  const listener = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (event.key !== null && !isSessionKey(event.key)) return;
    const session = readStoredSession();
    // The two keys arrive as two events: between them the pair does not match.
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
  return stopAll(listenTo(window, ['storage'], listener), listenTo(document, ['visibilitychange'], look));
}

function writeUser({ name, img, expiresAt }: Session): void {
  const user = { Name: name, img, '.expires': new Date(expiresAt).toISOString() };
  localStorage.setItem(userKey(), JSON.stringify(user));
}
