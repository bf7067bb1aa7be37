import { memo, useState } from 'react';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { type Centavos, formatBRL } from '../../lib/numeros/dinheiro.ts';
import type { Status } from '../../lib/listas/status.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/text/card.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { mui } from '../../ui/mui/mui.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { LeafletIcon } from '../../ui/icons/icon.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { classes, text } from '../../ui/text/text.ts';

export interface EconomiaCardProps {
  status: Status;
  nome: string | null;
  desconto: Centavos | null;
  clienteDesde: DataCivil | null;
  tabloidesHref: string;
  retry: () => unknown;
}

/** The customer card of the home: name, total saved, customer since (S2.33, R50). Savings that fail take nothing else along. */
export const EconomiaCard = memo(function EconomiaCard(props: EconomiaCardProps) {
  const { status, nome, desconto, clienteDesde, tabloidesHref, retry } = props;
  // Nothing moves when the savings take their skeleton's place.
  const isKnown = status !== 'loading';
  return (
    <Card as="section" className="home-economia" aria-label="Sua economia">
      <div className="facts">
        {isKnown && nome !== null && <p className={text.strong}>{nome}</p>}
        <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
          <p className={classes(text.small, text.muted)}>Você já economizou</p>
          <p className={classes('total', text.t1, text.figures)}>
            {desconto === null ? '' : formatBRL(desconto)}
          </p>
        </StatusArea>
        {isKnown && clienteDesde !== null && (
          <p className={classes('since', text.small, text.muted)}>Cliente desde {formatData(clienteDesde)}</p>
        )}
      </div>
      <ButtonLink href={tabloidesHref} icon={<LeafletIcon />}>
        Ver tabloides
      </ButtonLink>
      {status === 'ready' && <MonthsButton />}
    </Card>
  );
});

const EconomiaMensal = lazyPart<{ onClose: () => void }>(
  () =>
    mui(
      import(/* webpackChunkName: "economia" */ './economia-mensal/economia-mensal.tsx').then(
        (part) => part.EconomiaMensal,
      ),
    ),
  { fallback: null },
);

/** The savings by month: fetched when they are opened. */
function MonthsButton() {
  const [shown, setShown] = useState(false);
  const open = () =>
    void EconomiaMensal.fetch().then(
      () => setShown(true),
      () => showToast({ kind: 'error', message: 'Não foi possível carregar' }),
    );
  return (
    <>
      <Button onClick={open}>Economia por mês</Button>
      {shown && <EconomiaMensal onClose={() => setShown(false)} />}
    </>
  );
}
