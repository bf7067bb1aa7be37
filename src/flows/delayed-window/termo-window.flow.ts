import { termosApi } from '../../api/pessoa/termos.api.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import { storeConteudoTermo } from '../../platform/draft/conteudo-termo.ts';
import { openWindow } from '../../platform/history/open-window.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import { useDelayedWindow } from './delayed-window.flow.ts';
import { TERMO_WITHOUT_CODE, TERMOS_FAILED } from './termo-window.texts.ts';

/** The address of the page that shows the stored term. */
export const TERMO_HREF = `#${ROTAS_PUBLICAS.termosAceite}`;

/** Opening a term in a tab of its own. */
export interface TermoWindow {
  open: (idTermo: string) => void;
  /** The text is being fetched; a further click does nothing. @rule R13 */
  busy: boolean;
  /** The browser opened nothing: a link to `TERMO_HREF` belongs beside this term. Null otherwise. @rule R13 */
  blocked: string | null;
  /** The link of a blocked term was followed. */
  followed: () => void;
}

/** Fetches a term, leaves it for `/termos-aceite` and opens that in a new tab. Says so when it cannot. @rule R33, S8.7, S8.8 */
export function useTermoWindow(): TermoWindow {
  const ask = useAsk();
  const { stage, target, request, follow } = useDelayedWindow(0, ({ key }, signal) =>
    openTermo(ask, key, signal),
  );
  return {
    open: (idTermo) => request(idTermo),
    busy: stage === 'waiting',
    blocked: stage === 'blocked' ? target : null,
    followed: follow,
  };
}

/** Its library is 11 kB, and no form needs it before a term is opened. Null when it cannot be loaded. */
async function loadSanitizer() {
  try {
    return await import(/* webpackChunkName: "sanitizer" */ '../../ui/html/sanitize-html.ts');
  } catch {
    return null;
  }
}

/** False means blocked alone: what could not be loaded has its toast, and no link to offer. */
async function openTermo(ask: Ask, idTermo: string, signal: AbortSignal): Promise<boolean> {
  if (idTermo === '') {
    showToast({ kind: 'error', message: TERMO_WITHOUT_CODE, subject: 'terms' });
    return true;
  }
  const [result, sanitizer] = await Promise.all([
    ask(termosApi.endpoints.termo, idTermo, { fresh: true, signal }),
    loadSanitizer(),
  ]);
  // Whoever has left the screen gets no window, and the text of another term stays.
  if (signal.aborted) return true;
  const isShown = result.ok && sanitizer !== null && !sanitizer.showsNothing(result.value);
  if (!isShown || !storeConteudoTermo(await sanitizer.sanitizeHtml(result.value))) {
    showToast({ kind: 'error', message: TERMOS_FAILED, subject: 'terms' });
    return true;
  }
  return openWindow(`${location.pathname}${location.search}${TERMO_HREF}`);
}
