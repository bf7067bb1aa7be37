import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTermoQuery, useTermosAceitosQuery } from './termos.api.ts';
import { useDelayedWindow, WINDOW_DELAY } from '../../base/flow/delayed-window.flow.ts';
import { statusOf } from '../../lib/status/status.ts';
import { printNodes } from '../../base/browser/print-window.ts';
import { fillWithHtml } from '../../ui/html/sanitize-html.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { nomeOfTermo, TermosView } from './termos.view.tsx';

/** `/termos`: the accepted terms; a card opens its text after 1.5 s. @rule S2.68, S8.9, R13 */
export function TermosScreen() {
  const query = useTermosAceitosQuery();
  const termos = query.currentData ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const wait = useDelayedWindow(WINDOW_DELAY.termo, ({ key }) => {
    setOpenId(key);
    return true;
  });
  // The text loads during the wait.
  const texto = useTermoQuery(wait.target ?? openId ?? skipToken);
  const opened = termos.find(({ idTermo }) => idTermo === openId);
  const html = texto.currentData ?? '';
  const titulo = opened === undefined ? '' : nomeOfTermo(opened);
  return (
    <TermosView
      status={statusOf(query, (list) => list.length === 0)}
      termos={termos}
      waitingId={wait.target}
      onOpen={(idTermo) => {
        if (idTermo === null || idTermo === '')
          showToast({ kind: 'error', message: 'Ops! Código do termo não foi repassado', subject: 'terms' });
        else wait.request(idTermo);
      }}
      onRetry={() => void query.refetch()}
      modal={{
        open: openId !== null,
        titulo,
        status: statusOf(texto, (text) => text.trim() === ''),
        html,
        onClose: () => setOpenId(null),
        onRetry: () => void texto.refetch(),
        onPrint: () => {
          if (!printNodes(titulo, (body, whenFull) => fillWithHtml(body, html, whenFull)))
            showToast({ kind: 'error', message: 'Não foi possível abrir a janela de impressão.' });
        },
      }}
    />
  );
}
