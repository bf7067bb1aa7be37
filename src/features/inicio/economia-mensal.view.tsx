import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import { type EconomiaDoMes, formatMes } from './meses.ts';
import type { Status } from '../../lib/status/status.ts';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';

export interface EconomiaMensalViewProps {
  status: Status;
  /** Oldest first. */
  meses: readonly EconomiaDoMes[];
  /** Only part of the purchases was summed. */
  parcial: boolean;
  onClose: () => void;
  retry: () => void;
}

/** Savings by month as a chart and as a table. */
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
        <Table sx={MESES}>
          <caption>Descontos das suas compras nos últimos seis meses</caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col">Mês</TableCell>
              <TableCell scope="col">Economia</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {meses.map(({ mes, desconto }) => (
              <TableRow key={mes}>
                <TableCell component="th" scope="row">
                  {formatMes(mes)}
                </TableCell>
                <TableCell translate="no">{formatBRL(desconto)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {parcial && (
          <Typography sx={{ mt: 2 }}>
            Você tem muitas compras: esta soma inclui só uma parte delas.
          </Typography>
        )}
      </StatusArea>
    </Modal>
  );
}

/** Full dialog width, without a card's background. */
const MESES = {
  mt: 2.5,
  '& caption': { captionSide: 'top', p: '0 0 8px', typography: 'body2', color: 'text.secondary' },
  '& .MuiTableCell-root': { p: '8px 0' },
  '& .MuiTableCell-head': { bgcolor: 'transparent', fontWeight: 400, borderTop: 1, borderColor: 'divider' },
  '& th.MuiTableCell-body': { fontWeight: 400 },
  '& .MuiTableCell-root:last-child': { textAlign: 'end' },
} as const;

interface Bar {
  name: string;
  /** Not negative. */
  value: number;
  /** The amount above a bar; phones have no room for it. */
  label: string;
}

const STEP = 100;
const WIDTH = 52;
const TOP = 34;
const FOOT = 200;
const HEIGHT = 232;

/** Bars scaled to the highest. Hidden from screen readers: the table has the values. */
function BarChart({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      aria-hidden
      focusable="false"
      sx={CHART}
    >
      <path className="ground" d={`M0 ${FOOT}h${bars.length * STEP}`} />
      {bars.map(({ name, value, label }, index) => {
        const height = Math.max(0, value / highest) * (FOOT - TOP);
        const middle = index * STEP + STEP / 2;
        return (
          <g key={name}>
            <path
              className="bar"
              data-last={index === bars.length - 1 || undefined}
              d={barPath(middle, height)}
            />
            <text className="value" x={middle} y={FOOT - height - 10}>
              {label}
            </text>
            <text className="name" x={middle} y={FOOT + 24}>
              {name}
            </text>
          </g>
        );
      })}
    </Box>
  );
}

/** Rounded at the top when high enough. */
function barPath(middle: number, height: number): string {
  const round = Math.min(10, height);
  const rise = height - round;
  return `M${middle - WIDTH / 2} ${FOOT}v-${rise}q0-${round} ${round}-${round}h${WIDTH - 2 * round}q${round} 0 ${round} ${round}v${rise}z`;
}

// SVG units, which shrink with the screen: labels are at least 12 px at 320.
const CHART = {
  display: 'block',
  width: 1,
  height: 'auto',
  fill: 'var(--portal-palette-text-primary)',
  fontFamily: 'var(--portal-font-text)',
  '& text': { textAnchor: 'middle', fontVariantNumeric: 'tabular-nums', fontSize: '17px' },
  '& .ground': { stroke: 'var(--portal-palette-surface-line)', strokeWidth: 1.5 },
  '& .bar': { fill: 'color-mix(in srgb, var(--portal-palette-primary-main) 45%, transparent)' },
  '& .bar[data-last]': { fill: 'var(--portal-palette-primary-main)' },
  '& .value': { fontWeight: 700, display: { xs: 'none', sm: 'inline' } },
  '& .name': { fill: 'var(--portal-palette-text-secondary)', fontSize: { xs: '23px', sm: '17px' } },
  '@media (max-width: 400px)': { '& .name': { fontSize: '31px' } },
  '@media (forced-colors: active)': {
    '& .bar': { fill: 'GrayText' },
    '& .bar[data-last]': { fill: 'Highlight' },
    '& .ground': { stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
  },
} as const;
