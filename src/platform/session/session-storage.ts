import type { Session } from '../../../machines/session/session.types.ts';
import { readInstant } from '../../lib/datas/instante.ts';

export const USER_KEY = 'portal.user';
export const TOKEN_KEY = 'portal.token';
/** Written by `kept-vouchers`, `last-empresa` (the favourite, too), `noted-troca` and `lista`; `forget-customer` deletes them with the session. */
export const VOUCHERS_KEY = 'portal.vouchers';
export const EMPRESA_KEY = 'portal.loja';
export const TROCA_KEY = 'portal.troca';
export const LISTA_KEY = 'portal.lista';
/** The database of `kept/last-answers`; it goes with the session too. */
export const ANSWERS_DATABASE = 'portal.respostas';

/** The stored session as it stands, expired or not; null when one of the two keys is missing or unreadable. */
export function readStoredSession(): Session | null {
  const token = readKey(TOKEN_KEY) ?? '';
  const user = parseUser(readKey(USER_KEY));
  // With a token that fits into no header every call would fail like a network that is down.
  if (!/^[ -\xff]+$/.test(token) || user === null) return null;
  return { token, ...user };
}

function parseUser(text: string | null): Omit<Session, 'token'> | null {
  try {
    // What is missing throws, like what is no JSON, and `null`.
    const { Name, img, '.expires': expires } = JSON.parse(text ?? '') as Record<string, unknown>;
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
