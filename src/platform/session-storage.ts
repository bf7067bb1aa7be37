import { readInstant } from '../lib/instante.ts';

/** The session as this browser keeps it (R3). Dates in epoch milliseconds. */
export interface StoredSession {
  token: string;
  name: string;
  img: string | null;
  expiresAt: number;
}

const USER_KEY = 'portal.user';
const TOKEN_KEY = 'portal.token';
/** Written by `kept-vouchers`, `last-empresa` and `noted-troca`; they go with the session they belong to. */
export const VOUCHERS_KEY = 'portal.vouchers';
export const EMPRESA_KEY = 'portal.loja';
export const TROCA_KEY = 'portal.troca';

/** The stored session as it stands, expired or not; null when one of the two keys is missing or unreadable. */
export function readStoredSession(): StoredSession | null {
  const token = readKey(TOKEN_KEY);
  const user = parseUser(readKey(USER_KEY));
  if (token === null || token === '' || user === null) return null;
  return { token, ...user };
}

/** Writes both keys together (R3). A full or forbidden storage is no error: the session then lives in this tab. */
export function storeSession(session: StoredSession): void {
  const user = {
    Name: session.name,
    img: session.img,
    '.expires': new Date(session.expiresAt).toISOString(),
  };
  try {
    // Another customer: nothing of the one before stays.
    if (readKey(TOKEN_KEY) !== session.token) forgetOwned();
    localStorage.setItem(TOKEN_KEY, session.token);
    localStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch {
    forgetStoredSession();
  }
}

/**
 * Deletes both keys together, and with them the image and what else belongs to the session (R3). With a token, only
 * when it is the stored one: another tab may have signed in since.
 */
export function forgetStoredSession(token: string | null = null): void {
  if (token !== null && readKey(TOKEN_KEY) !== token) return;
  try {
    removeKeys(USER_KEY, TOKEN_KEY);
    forgetOwned();
  } catch {
    // Storage is forbidden in this browser: nothing was kept, so nothing is left.
  }
}

/**
 * Calls back when another tab signed out (null) or signed in anew; returns the way to stop listening.
 */
export function watchStoredSession(onChange: (session: StoredSession | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return;
    const session = readStoredSession();
    // The two keys arrive as two events: between them the pair does not belong together yet.
    if (session === null && readKey(TOKEN_KEY) !== null && event.key === TOKEN_KEY) return;
    onChange(session);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function parseUser(text: string | null): Omit<StoredSession, 'token'> | null {
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user !== 'object' || user === null) return null;
    const { Name, img, '.expires': expires } = user as Record<string, unknown>;
    return {
      name: typeof Name === 'string' ? Name : '',
      img: typeof img === 'string' && img !== '' ? img : null,
      expiresAt: readInstant(expires) ?? Number.NEGATIVE_INFINITY,
    };
  } catch {
    return null;
  }
}

function forgetOwned(): void {
  removeKeys(VOUCHERS_KEY, EMPRESA_KEY, TROCA_KEY);
}

function removeKeys(...keys: string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** A stored value; null without one, and where storage is forbidden. */
export function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
