import type { Deactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { DangerButton } from '../../ui/button/danger-button.tsx';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { Panel } from '../../ui/text/panel.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { AlertIcon } from '../../ui/icons/later-icons.tsx';
import { OWN_TEXTS, TEXTS, tempoTexto } from './perfil.texts.ts';

/** Whether the registration is active, and the one button that changes it (S2.78, S2.79, S4.13, R74). */
export function SituacaoCard(situacao: Deactivation) {
  const { deactivated, busy, failed } = situacao;
  return (
    <Panel
      as="section"
      className="situacao"
      aria-labelledby="situacao"
      tabIndex={-1}
      aria-busy={busy}
      data-warns={(deactivated && !failed) || undefined}
    >
      {failed ? (
        <>
          <h2 id="situacao" className={text.t3}>
            {OWN_TEXTS.situacao}
          </h2>
          <FailedState compact title={OWN_TEXTS.situacaoFalhou} onRetry={situacao.reload} />
        </>
      ) : (
        <Known {...situacao} />
      )}
    </Panel>
  );
}

function Known({ deactivated, left, busy, deactivate, reactivate }: Deactivation) {
  const press = useOnePress(deactivated ? reactivate : deactivate);
  const time = left === 'over' ? OWN_TEXTS.prazoEncerrado : left && tempoTexto(left);
  return (
    <>
      <div className="now" data-warns={deactivated || undefined}>
        {deactivated ? <AlertIcon size={24} /> : <CheckCircleIcon size={24} />}
        <div>
          <h2 id="situacao" className={text.t3}>
            {OWN_TEXTS.situacao}
          </h2>
          <output>{deactivated ? OWN_TEXTS.desativado : OWN_TEXTS.ativo}</output>
          <p className={classes(text.small, !deactivated && text.muted)}>
            {deactivated ? time : OWN_TEXTS.desativarDica}
          </p>
        </div>
      </div>
      <DangerButton
        calm={deactivated}
        look={deactivated ? 'contained' : 'outlined'}
        size={deactivated ? 'medium' : 'small'}
        onClick={press}
        aria-busy={busy}
      >
        {deactivated ? TEXTS.reativar : TEXTS.desativar}
      </DangerButton>
    </>
  );
}
