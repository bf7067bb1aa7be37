import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { storeConteudoTermo } from '../termos/conteudo-termo.ts';
import { openWindow, useDelayedWindow, WINDOW_DELAY } from '../../base/flow/delayed-window.flow.ts';
import { sanitizeHtml, showsNothing } from '../../ui/html/sanitize-html.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { WindowTarget } from '../../../machines/delayed-window/delayed-window.machine.ts';

/** Missing rules. @rule S8.20 */
const REGULAMENTO_MISSING = 'Regulamento não disponível';

/** Campaign rules are shown on the terms page, from storage. @rule R33 */
const REGULAMENTO_HREF = `#${ROTAS_PUBLICAS.termosAceite}?de=regulamento`;

/** The rules of a campaign, in a tab of their own after 2 s. @rule S2.50, S9.4, R13 */
export interface RegulamentoWindow {
  stageOf: (key: string) => 'idle' | 'waiting' | 'blocked' | 'locked';
  /** The stage of any campaign's window. */
  stage: 'idle' | 'waiting' | 'blocked';
  href: string;
  /** Opens the rules, or says that there are none. @rule S8.20 */
  request: (key: string, html: string | null) => void;
  follow: () => void;
}

/** For a list of campaigns; `key` is the campaign. */
export function useRegulamentoWindow(): RegulamentoWindow {
  const { stage, target, request, follow } = useDelayedWindow(WINDOW_DELAY.regulamento, openRegulamento);
  return {
    stage,
    stageOf: (key) => {
      if (stage !== 'idle' && target === key) return stage;
      return stage === 'waiting' ? 'locked' : 'idle';
    },
    href: REGULAMENTO_HREF,
    request: (key, html) => {
      // Rules without displayable content count as missing.
      if (html === null || showsNothing(html)) showToast({ kind: 'info', message: REGULAMENTO_MISSING });
      else request(key, html);
    },
    follow,
  };
}

async function openRegulamento({ content = '' }: WindowTarget): Promise<boolean> {
  if (storeConteudoTermo(await sanitizeHtml(content)))
    return openWindow(`${location.pathname}${location.search}${REGULAMENTO_HREF}`);
  showToast({ kind: 'info', message: REGULAMENTO_MISSING });
  return true;
}
