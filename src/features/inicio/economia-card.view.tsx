import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { type Centavos, formatBRL } from '../../lib/numeros/dinheiro.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Button, buttonLook } from '../../ui/first/button.tsx';
import { Card } from '../../ui/first/card.tsx';
import { LeafletIcon } from '../../ui/icons/icon.tsx';
import { CardSkeleton } from '../../ui/first/skeletons.tsx';
import { StatusArea } from '../../ui/first/states.tsx';
import { classes, text } from '../../ui/first/text.ts';

export interface EconomiaCardProps {
  status: Status;
  nome: string | null;
  desconto: Centavos | null;
  clienteDesde: DataCivil | null;
  rotaDosTabloides: string;
  retry: () => unknown;
  /** Must be a stable element, or memo() is defeated. */
  porMes: ReactNode;
}

/** The customer card: name, total saved, customer since. Failed savings leave the rest. @rule S2.33, R50 */
export const EconomiaCard = memo(function EconomiaCard(props: EconomiaCardProps) {
  const { status, nome, desconto, clienteDesde, rotaDosTabloides, retry, porMes } = props;
  // The name waits for the savings; its line stands from the start, so that nothing shifts.
  const isLoaded = status !== 'loading';
  return (
    <Card as="section" className="home-economia" aria-label="Sua economia">
      <div className="facts">
        {isLoaded ? (
          nome !== null && <p className={text.strong}>{nome}</p>
        ) : (
          <p className={classes(text.strong, 'skeleton')} style={{ width: '60%' }} aria-hidden>
            {'\u00A0'}
          </p>
        )}
        <StatusArea status={status} skeleton={<CardSkeleton withTitle={false} />} onRetry={retry}>
          <p className={classes(text.small, text.muted)}>Você já economizou</p>
          <p className={classes('figure', text.t1, text.figures)} translate="no">
            {desconto === null ? '' : formatBRL(desconto)}
          </p>
        </StatusArea>
        {isLoaded && clienteDesde !== null && (
          <p
            className={classes(text.tiny, text.muted, text.figures)}
          >{`Cliente desde ${formatData(clienteDesde)}`}</p>
        )}
      </div>
      <div className="ways">
        <Link {...buttonLook()} to={rotaDosTabloides}>
          <LeafletIcon />
          Ver tabloides
        </Link>
        {/* The button has its place while the savings load. */}
        <span style={hasContent(status) ? undefined : { visibility: 'hidden' }}>{porMes}</span>
      </div>
    </Card>
  );
});

/** The button to the savings by month. */
export function PorMes({ onOpen }: { onOpen: () => void }) {
  return <Button onClick={onOpen}>Economia por mês</Button>;
}
