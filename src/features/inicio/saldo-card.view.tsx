import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Saldo } from '../conta/conta.api.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import type { Status } from '../../lib/status/status.ts';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import { buttonLook } from '../../ui/first/button.tsx';
import { Card } from '../../ui/first/card.tsx';
import { CardSkeleton } from '../../ui/first/skeletons.tsx';
import { StatusArea } from '../../ui/first/states.tsx';
import { classes, text } from '../../ui/first/text.ts';

export interface SaldoCardProps {
  status: Status;
  saldo: Saldo | null;
  retry: () => unknown;
}

/** The balance card: available, pending, link to the statement. @rule S2.34 */
export const SaldoCard = memo(function SaldoCard({ status, saldo, retry }: SaldoCardProps) {
  return (
    <Card as="section" className="home-saldo" aria-label="Seu saldo">
      <div className="facts">
        <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
          {saldo !== null && <SaldoFigures saldo={saldo} />}
        </StatusArea>
      </div>
      <Link {...buttonLook({ look: 'outlined' })} to={ROTAS.extrato}>
        Extrato
      </Link>
    </Card>
  );
});

function SaldoFigures({ saldo }: { saldo: Saldo }) {
  return (
    <dl>
      <div>
        <dt className={classes(text.small, text.muted)}>Saldo disponível</dt>
        <dd className={classes('figure', text.t1)} translate="no">
          {formatBRL(saldo.valorDisponivel)}
        </dd>
      </div>
      <div>
        <dt className={classes(text.small, text.muted)}>Saldo pendente</dt>
        <dd className={classes('figure', text.t3)} translate="no">
          {formatBRL(saldo.valorPendente)}
        </dd>
      </div>
    </dl>
  );
}
