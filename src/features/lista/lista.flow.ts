import { useSyncExternalStore } from 'react';
import { type Lista, readLista } from './lista.ts';
import { customerStore } from '../../base/device/customer-store.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSessionToken } from '../../session/session.react.ts';

const NOT_KEPT = 'Não foi possível guardar a lista neste aparelho.';
const FULL = 'A lista está cheia.';

/** The stored shopping list. @rule R138 */
export const storedLista = customerStore('lista', ({ itens }) => ({ itens: readLista(itens) }));

/** The signed-in customer's shopping list, the same in every tab. It is stored on this device alone. @rule R138 */
export function useLista(): { lista: Lista; mudar: (change: (lista: Lista) => Lista) => boolean } {
  const token = useSessionToken();
  const lista = useSyncExternalStore(storedLista.watch, () => storedLista.read(token).itens);
  return { lista, mudar: (change) => changeOf(token, change) };
}

/** Whether one item is listed; each offer card looks for itself. */
export function useNaLista(id: string): {
  naLista: boolean;
  mudar: (change: (lista: Lista) => Lista) => boolean;
} {
  const token = useSessionToken();
  const naLista = useSyncExternalStore(storedLista.watch, () =>
    storedLista.read(token).itens.some((item) => item.id === id),
  );
  return { naLista, mudar: (change) => changeOf(token, change) };
}

/** Shows a toast and returns false when the list cannot be changed. */
function changeOf(token: string | null, change: (lista: Lista) => Lista): boolean {
  let isFull = false;
  const isStored = storedLista.change(token, ({ itens: previous }) => {
    const itens = change(previous);
    isFull = itens === previous;
    return { itens };
  });
  if (isFull || !isStored) showToast({ kind: 'error', message: isFull ? FULL : NOT_KEPT });
  return isStored && !isFull;
}
