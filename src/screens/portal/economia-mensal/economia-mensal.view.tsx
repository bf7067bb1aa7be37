import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatBRL } from '../../../lib/numeros/dinheiro.ts';
import { type EconomiaDoMes, formatMes } from '../../../lib/ofertas/economia-mensal.ts';
import type { Status } from '../../../lib/listas/status.ts';
import { BarChart } from '../../../ui/lists/bar-chart.tsx';
import { Modal } from '../../../ui/mui/dialogs/modal.tsx';
import { StatusArea } from '../../../ui/feedback/status-area.tsx';
import { vars } from '../../../ui/text/vars.ts';

export interface EconomiaMensalViewProps {
  status: Status;
  /** Oldest first. */
  meses: readonly EconomiaDoMes[];
  onClose: () => void;
  retry: () => void;
}

/** Savings by month as a chart, and the same as a table. */
export function EconomiaMensalView({ status, meses, onClose, retry }: EconomiaMensalViewProps) {
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
        <Box sx={{ mt: 2.5 }}>
          <Table>
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
          </Table>
        </Box>
      </StatusArea>
    </Modal>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', color: vars.muted, fontSize: '0.9375rem', paddingBottom: 8 },
  '& th, & td': { padding: '8px 0', borderTop: `1px solid ${vars.divider}`, textAlign: 'start' },
  '& thead th': { color: vars.muted, fontWeight: 400, fontSize: '0.9375rem' },
  '& tbody th': { fontWeight: 400 },
  '& th:last-child, & td:last-child': { textAlign: 'end', fontWeight: 600 },
});
