import { styled } from '@mui/material/styles';
import { mixed, vars } from '../../../ui/text/vars.ts';
import { fontFamily } from '../../chart/text-size.ts';

const VIOLET = { light: '#6b21a8', dark: '#cda6ff' };

/** Whatever belongs to a cause has its colour. */
const BY_CAUSE = Object.fromEntries(
  ['event', 'done', 'error', 'after', 'always', 'initial'].flatMap((cause) => [
    [`& .wire.${cause}`, { stroke: `var(--chart-${cause})` }],
    [`& .tip.${cause}`, { fill: `var(--chart-${cause})` }],
    [`& text.cause-${cause}`, { fill: `var(--chart-${cause})` }],
  ]),
) as Record<string, Record<string, string>>;

/** The ground of a chart: its parts take the theme's colours by class. */
export const ChartGround = styled('svg')(({ theme }) => ({
  '--chart-event': vars.info,
  '--chart-done': vars.success,
  '--chart-error': vars.error,
  '--chart-after': vars.warning,
  '--chart-always': VIOLET.light,
  '--chart-initial': vars.text,
  '--chart-taken': mixed(vars.corn, 55, vars.paper),
  ...theme.applyStyles('dark', {
    '--chart-always': VIOLET.dark,
    // Light letters stand on it.
    '--chart-taken': mixed(vars.corn, 16, vars.paper),
  }),
  display: 'block',
  margin: 'auto',
  flex: 'none',
  fontFamily,
  fontSize: 12,
  userSelect: 'text',
  '& .box': { fill: vars.paper, stroke: vars.line, strokeWidth: 1.2 },
  '& .box.compound': { fill: mixed(vars.text, 3, vars.paper) },
  '& .box.parallel': { strokeDasharray: '7 4' },
  '& .box.active': { stroke: vars.primary, strokeWidth: 2 },
  '& .box.active.leaf': { fill: mixed(vars.primary, 22, vars.paper), strokeWidth: 3 },
  '& .dot': { fill: vars.text },
  '& .any': { fill: vars.paper, stroke: vars.text, strokeDasharray: '2 2' },
  '& text': { fill: vars.muted },
  '& .title': { fill: vars.text, fontWeight: 600, fontSize: 14 },
  '& .event': { fontWeight: 600 },
  '& .head text': {
    paintOrder: 'stroke',
    stroke: mixed(vars.text, 3, vars.paper),
    strokeWidth: 5,
    strokeLinejoin: 'round',
  },
  '& .wire': { fill: 'none', strokeWidth: 1.4 },
  '& .hit': { fill: 'none', stroke: 'transparent', strokeWidth: 12, pointerEvents: 'stroke' },
  ...BY_CAUSE,
  '& .tag': { fill: 'var(--chart-always)' },
  '& .invoke': { fill: 'var(--chart-done)' },
  '& .edge.taken .wire': { strokeWidth: 3 },
  '& .edge.last .wire': { strokeWidth: 4.5 },
  '& .edge.taken .plate': { fill: 'var(--chart-taken)', stroke: vars.corn },
  '& .edge.last .plate': { strokeWidth: 2.5 },
  '& .plate': { fill: 'transparent', stroke: 'none', strokeWidth: 1.5 },
  '& .edge': { outline: 'none' },
  '& .edge:focus-visible .plate': { stroke: vars.primary },
  '& .edge.open': { cursor: 'pointer' },
  '& .edge.open .plate': { fill: mixed(vars.primary, 10, vars.paper) },
  '& .edge.open:hover .plate, & .edge.open:focus-visible .plate': {
    fill: mixed(vars.primary, 24, vars.paper),
    stroke: vars.primary,
  },
  '& .edge.open:hover .wire, & .edge.open:focus-visible .wire': { strokeWidth: 3 },
  '& .untouched': { opacity: 0.38 },
  '& .box.untouched': { strokeDasharray: '3 4', opacity: 0.6 },
}));
