import { formatBRL } from '../../../lib/numeros/dinheiro.ts';
import { type EconomiaDoMes, formatMes } from '../../../lib/ofertas/economia-mensal.ts';
import type { Status } from '../../../lib/status/status.ts';
import { BarChart } from '../../../ui/lists/bar-chart.tsx';
import { Modal } from '../../../ui/mui/dialogs/modal.tsx';
import { StatusArea } from '../../../ui/feedback/status-area.tsx';
import { addStyles } from '../../../ui/text/styles.ts';
import css from './economia-mensal.css';

addStyles(css);

export interface EconomiaMensalViewProps {
  status: Status;
  /** Oldest first. */
  meses: readonly EconomiaDoMes[];
  /** The amounts are of a part of the purchases. */
  parcial: boolean;
  onClose: () => void;
  retry: () => void;
}

/** Savings by month as a chart, and the same as a table. */
export function EconomiaMensalView({ status, meses, parcial, onClose, retry }: EconomiaMensalViewProps) {
  return (
    <Modal open title="Sua economia por mês" onClose={onClose} width={520}>
      <StatusArea
        status={status}
        minHeight={420}
        emptyText="Nenhum desconto nos últimos seis meses."
        onRetry={retry}
      >
        <BarChart
          bars={meses.map(({ mes, desconto }) => ({
            name: formatMes(mes).slice(0, 3),
            value: desconto,
            label: formatBRL(desconto),
          }))}
        />
        <table className="economia-meses">
          <caption>Descontos das suas compras nos últimos seis meses</caption>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">Economia</th>
            </tr>
          </thead>
          <tbody>
            {meses.map(({ mes, desconto }) => (
              <tr key={mes}>
                <th scope="row">{formatMes(mes)}</th>
                <td>{formatBRL(desconto)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {parcial && <p>Você tem muitas compras: esta soma inclui só uma parte delas.</p>}
      </StatusArea>
    </Modal>
  );
}
