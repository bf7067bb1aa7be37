import { termosApi } from './termos.api.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { storeConteudoTermo } from './conteudo-termo.ts';
import { openWindow, useDelayedWindow } from '../../base/flow/delayed-window.flow.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { TERMO_WITHOUT_CODE, TERMOS_FAILED } from './termo-window.texts.ts';

/** The page that shows the stored term. */
export const TERMO_HREF = `#${ROTAS_PUBLICAS.termosAceite}`;

/** Opening a term in a tab of its own. */
export interface TermoWindow {
  open: (idTermo: string) => void;
  /** The text is loading; clicks are ignored. @rule R13 */
  busy: boolean;
  /** The browser blocked the tab: show a link to `TERMO_HREF` beside this term. Null otherwise. @rule R13 */
  blocked: string | null;
  /** The fallback link was followed. */
  followed: () => void;
}

/** Fetches a term, stores it for `/termos-aceite` and opens that in a new tab. @rule R33, S8.7, S8.8 */
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

/** The sanitizer is 11 kB and loaded on demand. Null when it fails to load. */
async function loadSanitizer() {
  try {
    return await import(/* webpackChunkName: "sanitizer" */ '../../ui/html/sanitize-html.ts');
  } catch {
    return null;
  }
}

/** False means blocked; a failed load has shown its toast and offers no link. */
async function openTermo(ask: Ask, idTermo: string, signal: AbortSignal): Promise<boolean> {
  if (idTermo === '') {
    showToast({ kind: 'error', message: TERMO_WITHOUT_CODE, subject: 'terms' });
    return true;
  }
  const [result, sanitizer] = await Promise.all([
    ask(termosApi.endpoints.termo, idTermo, { fresh: true, signal }),
    loadSanitizer(),
  ]);
  // After the screen is left no window opens and the stored term is not replaced.
  if (signal.aborted) return true;
  const isShown = result.ok && sanitizer !== null && !sanitizer.showsNothing(result.value);
  if (!isShown || !storeConteudoTermo(await sanitizer.sanitizeHtml(result.value))) {
    showToast({ kind: 'error', message: TERMOS_FAILED, subject: 'terms' });
    return true;
  }
  return openWindow(`${location.pathname}${location.search}${TERMO_HREF}`);
}
