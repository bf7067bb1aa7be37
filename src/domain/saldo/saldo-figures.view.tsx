import type { Saldo } from '../../api/conta/conta.schema.ts';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import { addStyles } from '../../ui/text/styles.ts';
import { classes, text } from '../../ui/text/text.ts';
import css from './saldo-figures.css';

addStyles(css);

/** Available and pending balance of the cash-back account, on the home card and above the statement (S2.34, S2.64). */
export function SaldoFigures({ saldo }: { saldo: Saldo }) {
  return (
    <dl className="saldo-figures">
      <div>
        <dt className={classes(text.small, text.muted)}>Saldo disponível</dt>
        <dd className={text.t1}>{formatBRL(saldo.valorDisponivel)}</dd>
      </div>
      <div>
        <dt className={classes(text.small, text.muted)}>Saldo pendente</dt>
        <dd className={text.t3}>{formatBRL(saldo.valorPendente)}</dd>
      </div>
    </dl>
  );
}
