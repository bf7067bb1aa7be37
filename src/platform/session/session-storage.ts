import { readInstant } from '../../lib/datas/instante.ts';

/** The session as this browser keeps it (R3). Dates in epoch milliseconds. */
export interface StoredSession {
  token: string;
  name: string;
  img: string | null;
  expiresAt: number;
}

export const USER_KEY = 'portal.user';
export const TOKEN_KEY = 'portal.token';
/** Written by `kept-vouchers`, `last-empresa` and `noted-troca`; they go with the session they belong to. */
export const VOUCHERS_KEY = 'portal.vouchers';
export const EMPRESA_KEY = 'portal.loja';
export const TROCA_KEY = 'portal.troca';
/** The database of `kept/last-answers`; it goes with the session too. */
export const ANSWERS_DATABASE = 'portal.respostas';

/** The stored session as it stands, expired or not; null when one of the two keys is missing or unreadable. */
export function readStoredSession(): StoredSession | null {
  const token = readKey(TOKEN_KEY);
  const user = parseUser(readKey(USER_KEY));
  if (token === null || token === '' || user === null) return null;
  return { token, ...user };
}

/**
 * Deletes both keys together, and with them the image and what else belongs to the session (R3). With a token, not
 * when another is stored: another tab may have signed in since.
 */
export function forgetStoredSession(token: string | null = null): void {
  if (token !== null && token !== (readKey(TOKEN_KEY) ?? token)) return;
  try {
    for (const key of [USER_KEY, TOKEN_KEY, VOUCHERS_KEY, EMPRESA_KEY, TROCA_KEY])
      localStorage.removeItem(key);
    indexedDB.deleteDatabase(ANSWERS_DATABASE);
  } catch {
    // Storage is forbidden in this browser: nothing was kept, so nothing is left.
  }
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

/** A stored value; null without one, and where storage is forbidden. */
export function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
