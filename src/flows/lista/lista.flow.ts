import { useSyncExternalStore } from 'react';
import type { Lista } from '../../lib/lista/lista.ts';
import { changeKeptLista, readKeptLista, watchKeptLista } from '../../platform/kept/lista.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSessionToken } from '../session/session.react.ts';

const NOT_KEPT = 'Não foi possível guardar a lista neste aparelho.';
const FULL = 'A lista está cheia.';
const EMPTY: Lista = [];

/** The signed-in customer's shopping list, the same in every tab. It is stored on this device alone. @rule R138 */
export function useLista(): { lista: Lista; mudar: (change: (lista: Lista) => Lista) => boolean } {
  const token = useSessionToken();
  const lista = useSyncExternalStore(watchKeptLista, () => (token === null ? EMPTY : readKeptLista(token)));
  return { lista, mudar: (change) => changeOf(token, change) };
}

/** Whether one item is listed; each offer card looks for itself. */
export function useNaLista(id: string): {
  naLista: boolean;
  mudar: (change: (lista: Lista) => Lista) => boolean;
} {
  const token = useSessionToken();
  const naLista = useSyncExternalStore(
    watchKeptLista,
    () => token !== null && readKeptLista(token).some((item) => item.id === id),
  );
  return { naLista, mudar: (change) => changeOf(token, change) };
}

/** Shows a toast and returns false when the list cannot be changed. */
function changeOf(token: string | null, change: (lista: Lista) => Lista): boolean {
  let isFull = false;
  const changeIt = (lista: Lista) => {
    const changed = change(lista);
    isFull = changed === lista;
    return changed;
  };
  const isKept = token !== null && changeKeptLista(token, changeIt);
  if (isFull || !isKept) showToast({ kind: 'error', message: isFull ? FULL : NOT_KEPT });
  return isKept && !isFull;
}
