import { createListeners } from '../../lib/listeners.ts';
import { type Lista, readLista } from '../../lib/lista/lista.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { LISTA_KEY, readKey } from '../session/session-storage.ts';

const EMPTY: Lista = [];
const listeners = createListeners();
/** `owner`: the session's fingerprint; this outlives the session, and the token must not. @rule R82 */
let last: { raw: string; owner: unknown; lista: Lista } | null = null;

/**
 * The shopping list that this device keeps for a session's customer.
 * @returns empty when there is none, or it is somebody else's; the same one until it changes
 * @rule R138
 */
export function readKeptLista(token: string): Lista {
  const raw = readKey(LISTA_KEY);
  if (raw !== last?.raw) last = raw === null ? null : { raw, ...parse(raw) };
  return last?.owner === fingerprintOf(token) ? last.lista : EMPTY;
}

/**
 * Changes the list as it stands now, whichever tab wrote it. Only while this browser still holds that session.
 * @returns false when it could not be kept: full or forbidden storage
 */
export function changeKeptLista(token: string, change: (lista: Lista) => Lista): boolean {
  if (!isStored(token)) return false;
  try {
    const itens = change(readKeptLista(token));
    localStorage.setItem(LISTA_KEY, JSON.stringify({ owner: fingerprintOf(token), itens }));
  } catch {
    return false;
  }
  listeners.tell();
  return true;
}

/** Calls back when the list may have changed, here or in another tab; returns the way to stop listening. */
export function watchKeptLista(listener: () => void): () => void {
  const stop = listeners.listen(listener);
  addEventListener('storage', listener);
  // Not every browser tells a tab that stands behind.
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function parse(raw: string): { owner: unknown; lista: Lista } {
  try {
    // `null` throws, like what is no JSON.
    const { owner, itens } = JSON.parse(raw) as Record<string, unknown>;
    return { owner, lista: readLista(itens) };
  } catch {
    return { owner: null, lista: EMPTY };
  }
}
