import { useEffect } from 'react';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import { juntar, readLista } from './lista.ts';
import { empresas } from '../../base/device/customer-store.ts';
import { createSealer } from '../../base/device/sealed.ts';
import { useSessionToken } from '../../session/session.react.ts';
import { useIsListaGuardada } from './is-lista-guardada.ts';
import { storedLista } from './lista.flow.ts';

/**
 * Brings back the list and the favourite store of this customer's earlier session, and keeps them for the next.
 * @param cpfCnpj from the server; null or empty: nothing is kept, since the owner is unknown
 * @rule R250
 */
export function useListaGuardada(cpfCnpj: string | null): void {
  const token = useSessionToken();
  const isOn = useIsListaGuardada();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  useEffect(() => {
    if (token === null || documento === '' || !isOn) return undefined;
    return keep(token, documento);
  }, [token, documento, isOn]);
}

/** Returns a function that stops it. */
function keep(token: string, documento: string): () => void {
  const sealer = createSealer(token, documento);
  const stops: (() => void)[] = [];
  let isOver = false;
  const seal = () => {
    const { itens } = storedLista.read(token);
    const { favorita } = empresas.read(token);
    void sealer.seal(itens.length === 0 && favorita === null ? null : { itens, favorita });
  };
  void sealer.open().then((content) => {
    if (isOver) return;
    if (content !== null) bringBack(token, content);
    seal();
    stops.push(storedLista.watch(seal), empresas.watch(seal));
  });
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

function bringBack(token: string, content: unknown): void {
  const { itens, favorita } = content as Record<string, unknown>;
  const previous = readLista(itens);
  if (previous.length > 0) storedLista.change(token, ({ itens: now }) => ({ itens: juntar(previous, now) }));
  if (typeof favorita === 'string')
    empresas.change(token, (now) => ({ ...now, favorita: now.favorita ?? favorita }));
}
