import { useMemo, useSyncExternalStore } from 'react';
import { type ActivateAll, useActivateAll } from '../activate-all.flow.ts';
import { useSessionActor, useSessionToken } from '../../../session/session.react.ts';
import { ativaveisDe } from '../ativaveis.ts';
import { useDisabledReason } from '../../../base/device/disabled-reason.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { OfertaActivations } from '../oferta-activation.flow.ts';
import type { GrupoOferta } from '../promocoes.api.ts';
import { refusedText, type Resultado, reportText, TODAS } from './todas.texts.ts';
import { TodasView } from './todas.view.tsx';

export interface TodasProps {
  activations: OfertaActivations;
  /** The shown offers, in order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
}

/** The least number of offers for this button. */
const ENOUGH = 2;

/** 'Ativar todas' for the shown offers. @rule R134, R135 */
export function Todas({ activations, itens }: TodasProps) {
  const token = useSessionToken();
  const session = useSessionActor();
  const { stage, run, start, stop } = useActivateAll(activations, (left) => {
    // The report ends with the session. Read from the session, since storage may be disabled.
    const now = session.getSnapshot();
    if (now.matches('signedIn') && now.context.session?.token === token) toastLeft(left);
  });
  const ativaveis = useMemo(() => ativaveisDe(itens), [itens]);
  const idle = () => ativaveis.filter(({ id }) => activations.stageOf(id) === 'idle');
  const offered = useSyncExternalStore(activations.subscribe, () => idle().length >= ENOUGH);
  return (
    <TodasView
      stage={stage}
      offered={offered}
      disabledReason={useDisabledReason()}
      now={run.index + 1}
      total={run.ofertas.length}
      report={stage === 'reported' ? reportText(resultadoDe(run)) : ''}
      recusadas={run.refused.map(({ oferta, failure }) => ({
        nome: oferta.nome,
        motivo: refusedText(failure),
      }))}
      onStart={() => start(idle())}
      onStop={stop}
    />
  );
}

const toastLeft = (run: ActivateAll['run']): void =>
  showToast({ kind: 'info', message: `${TODAS.ativar}: ${reportText(resultadoDe(run))}` });

const resultadoDe = ({ ofertas, index, activated, refused, unanswered }: ActivateAll['run']): Resultado => ({
  ativadas: activated,
  recusadas: refused.length,
  naoTentadas: ofertas.length - index,
  semResposta: unanswered?.nome ?? null,
});
