import { createListeners } from '../../lib/listeners.ts';
import { type Lista, readLista } from '../../lib/lista/lista.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { LISTA_KEY, readKey } from '../session/session-storage.ts';

const EMPTY: Lista = [];
const listeners = createListeners();
let last: { raw: string; token: string; lista: Lista } | null = null;

/**
 * The shopping list that this device keeps for a session's customer (R138).
 * @returns empty when there is none, or it is somebody else's; the same one until it changes
 */
export function readKeptLista(token: string): Lista {
  const raw = readKey(LISTA_KEY);
  if (raw === null) return EMPTY;
  if (last?.raw !== raw || last.token !== token) last = { raw, token, lista: parse(raw, token) };
  return last.lista;
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

function parse(raw: string, token: string): Lista {
  try {
    const kept: unknown = JSON.parse(raw);
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const { owner, itens } = kept as Record<string, unknown>;
    return owner === fingerprintOf(token) ? readLista(itens) : EMPTY;
  } catch {
    return EMPTY;
  }
}
