import type { Exchange } from '../../flows/exchange/exchange.flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useState } from 'react';
import type { ResgatePendente } from '../../api/fidelidade/fidelidade.schema.ts';
import { formatData } from '../../lib/datas/datas.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import {
  DESFECHO_LOOKING,
  DESFECHO_NO_PENDENTES,
  DESFECHO_TEXT,
  DESFECHO_TITLE,
  DESFECHO_UNREACHABLE,
  SALDO_LABEL,
} from './resgates.texts.ts';

export interface DesfechoProps extends Pick<Exchange, 'desfecho' | 'look' | 'acknowledge'> {
  saldo: Decimal | null;
  nomePonto: string | null;
  pendentes: readonly ResgatePendente[];
}

/** After an answer that never came (R64): what the server says now, and nothing that posts again. */
export function Desfecho(current: DesfechoProps) {
  const open = current.desfecho !== 'none';
  // Keeps the text while the dialog fades out.
  const [props, show] = useState(current);
  if (open && props !== current) show(current);
  const { desfecho, look, acknowledge } = props;
  return (
    <Modal
      open={open}
      title={DESFECHO_TITLE}
      onBack={() => desfecho !== 'looking' && acknowledge()}
      actions={
        <>
          {desfecho === 'unreachable' && (
            <Button look="outlined" onClick={look}>
              Tentar novamente
            </Button>
          )}
          <Button
            look="contained"
            aria-disabled={desfecho === 'looking'}
            onClick={() => desfecho !== 'looking' && acknowledge()}
          >
            Entendi
          </Button>
        </>
      }
    >
      <p className={text.body}>{DESFECHO_TEXT}</p>
      <output aria-busy={desfecho === 'looking'} className="desfecho">
        {desfecho === 'looking' && (
          <>
            <p className={classes('looking', text.body, text.muted)}>{DESFECHO_LOOKING}</p>
            <CardSkeleton />
          </>
        )}
        {desfecho === 'unreachable' && (
          <p className={text.body}>
            <strong>{DESFECHO_UNREACHABLE}</strong>
          </p>
        )}
        {desfecho === 'known' && <Situacao {...props} />}
      </output>
    </Modal>
  );
}

function Situacao({ saldo, nomePonto, pendentes }: DesfechoProps) {
  return (
    <>
      <p className={classes(text.small, text.muted)}>{SALDO_LABEL}</p>
      <p className={classes('saldo', text.t2, text.figures)}>
        {saldo === null ? '–' : contarPontos(saldo, nomePonto)}
      </p>
      <h3 className={text.t4}>Trocas pendentes</h3>
      {pendentes.length === 0 ? (
        <p className={classes(text.body, text.muted)}>{DESFECHO_NO_PENDENTES}</p>
      ) : (
        <ul>
          {pendentes.map(({ descricao, dtaSolicitacaoTroca }, place) => (
            <li key={place}>
              {descricao ?? 'Troca'}
              {dtaSolicitacaoTroca !== null && `, ${formatData(dtaSolicitacaoTroca)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
