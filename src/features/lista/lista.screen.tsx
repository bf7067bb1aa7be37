import { useState } from 'react';
import { useLista } from './lista.flow.ts';
import { useIsListaGuardada } from './is-lista-guardada.ts';
import {
  adicionar,
  desfazer,
  itemDeTexto,
  limparMarcados,
  type Lista,
  marcar,
  mudarQtde,
  porLoja,
  remover,
  textoDaLista,
} from './lista.ts';
import { printPage, shareText } from '../../base/browser/share.ts';
import { useHoje } from '../../base/browser/use-hoje.ts';
import { readStoredSession } from '../../base/device/session-storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { LISTA, limposText, removidoText } from './lista.texts.ts';
import { ListaView } from './lista.view.tsx';

/** The last removed item, for 'Desfazer'. */
interface Removal {
  message: string;
  /** Changes with each removal. */
  count: number;
  before: Lista;
  after: Lista;
}

/** `/lista`: the shopping list, stored on this device alone. @rule R136–R139 */
export function ListaScreen() {
  const { lista, mudar } = useLista();
  const hoje = useHoje();
  // Read once: the screen is still mounted when signing out deletes the list.
  const [isStored] = useState(() => readStoredSession() !== null);
  const isGuardada = useIsListaGuardada();
  const [texto, setTexto] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  const change = (by: (previous: Lista) => Lista) => {
    setRemoval(null);
    return mudar(by);
  };
  const take = (by: (previous: Lista) => Lista, message: string) => {
    if (mudar(by)) setRemoval({ message, count: (removal?.count ?? 0) + 1, before: lista, after: by(lista) });
  };
  const add = () => {
    const item = itemDeTexto(texto);
    if (item === null) return;
    // An item that could not be stored stays in the field.
    if (change((previous) => adicionar(previous, item))) setTexto('');
  };
  return (
    <ListaView
      grupos={porLoja(lista)}
      hoje={hoje}
      stored={isStored ? (isGuardada ? 'days' : 'session') : 'no'}
      texto={texto}
      onTexto={setTexto}
      onAdd={add}
      onMark={(id, marcado) => change((previous) => marcar(previous, id, marcado))}
      onQtde={(id, by) => change((previous) => mudarQtde(previous, id, by))}
      onRemove={({ id, nome }) => take((previous) => remover(previous, id), removidoText(nome))}
      onClear={() => take(limparMarcados, limposText(lista.filter(({ marcado }) => marcado).length))}
      removed={removal}
      onUndo={() => {
        if (removal !== null) change((now) => desfazer(now, removal.before, removal.after));
      }}
      onShare={() => void share(textoDaLista(lista, LISTA.titulo, hoje))}
      onPrint={printPage}
    />
  );
}

async function share(text: string): Promise<void> {
  const outcome = await shareText(LISTA.titulo, text);
  if (outcome === 'copied') showToast({ kind: 'success', message: 'Lista copiada.', subject: 'list' });
  if (outcome === 'failed')
    showToast({ kind: 'error', message: 'Não foi possível copiar a lista.', subject: 'list' });
}
