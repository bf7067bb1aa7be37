import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import {
  delayedWindowMachine,
  delayedWindowPorts,
} from '../../../machines/delayed-window/delayed-window.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { termosApi } from '../../api/termos/termos.api.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import { storeConteudoTermo } from '../../platform/draft/conteudo-termo.ts';
import { openWindow } from '../../platform/history/open-window.ts';
import { sanitizeHtml } from '../../ui/html/sanitize-html.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';
import { TERMO_WITHOUT_CODE, TERMOS_FAILED } from './termo-window.texts.ts';

/** The address of the page that shows the stored term. */
export const TERMO_HREF = `#${ROTAS_PUBLICAS.termosAceite}`;

/** Opening a term in a tab of its own. */
export interface TermoWindow {
  open: (idTermo: string) => void;
  /** The text is being fetched; a further click does nothing (R13). */
  busy: boolean;
  /** The browser opened nothing: a link to `TERMO_HREF` belongs beside this term (R13). Null otherwise. */
  blocked: string | null;
  /** The link of a blocked term was followed. */
  followed: () => void;
}

/** Fetches a term, leaves it for `/termos-aceite` and opens that in a new tab (R33). Says so when it cannot (S8.7, S8.8). */
export function useTermoWindow(): TermoWindow {
  const loadStore = useLoadedStore();
  const actor = useFlowActor(() => {
    const machine = fillPorts(delayedWindowMachine, delayedWindowPorts, {
      openWindow: ({ target }) => openTermo(loadStore, target),
    });
    return createActor(machine, { input: { delay: 0 } });
  });
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const blocked = useSelector(actor, (snapshot) =>
    snapshot.matches('blocked') ? snapshot.context.target : null,
  );
  return {
    open: (idTermo) => actor.send({ type: 'window.requested', target: idTermo }),
    busy,
    blocked,
    followed: () => actor.send({ type: 'link.followed' }),
  };
}

/** False means blocked alone: what could not be loaded has its toast, and no link to offer. */
async function openTermo(loadStore: LoadStore, idTermo: string): Promise<boolean> {
  if (idTermo === '') {
    showToast({ kind: 'error', message: TERMO_WITHOUT_CODE });
    return true;
  }
  const result = await callApi(loadStore, ({ dispatch }) =>
    dispatch(termosApi.endpoints.termo.initiate(idTermo, { subscribe: false, forceRefetch: true })).unwrap(),
  );
  const html = result.ok ? sanitizeHtml(result.value) : '';
  if (html.trim() === '' || !storeConteudoTermo(html)) {
    showToast({ kind: 'error', message: TERMOS_FAILED });
    return true;
  }
  return openWindow(`${location.pathname}${location.search}${TERMO_HREF}`);
}
