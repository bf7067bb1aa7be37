import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createIcon } from '../../ui/icons/create-icon.tsx';
import { vars } from '../../ui/text/vars.ts';
import { useRemembered } from '../store/remembered.ts';
import { Tool } from './elements.tsx';

interface WorkbenchProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  /** The bar and the list below. */
  bar: ReactNode;
  bottom: ReactNode;
}

const FRAME = 'M4 5h16v14H4z';
const LeftIcon = createIcon(`${FRAME}M9 5v14`);
const BottomIcon = createIcon(`${FRAME}M4 14h16`);
const RightIcon = createIcon(`${FRAME}M15 5v14`);

/** The panels around the chart, each of which folds away. */
const PANELS = [
  ['left', 'Lista', LeftIcon],
  ['bottom', 'Registro', BottomIcon],
  ['right', 'Detalhes', RightIcon],
] as const;

type Panel = (typeof PANELS)[number][0];

const area = { minWidth: 0, minHeight: 0, overflow: 'auto', bgcolor: vars.paper } as const;

function columns(isFolded: (panel: Panel) => boolean, left: string, right: string): string {
  return `${isFolded('left') ? '0' : left} minmax(0, 1fr) ${isFolded('right') ? '0' : right}`;
}

function columnsOf(isFolded: (panel: Panel) => boolean) {
  return { xs: columns(isFolded, '200px', '290px'), xl: columns(isFolded, '250px', '360px') };
}

/**
 * What is looked at on the left, its chart in the middle, what it knows on the right, what happened below. All but the
 * chart fold away; this browser keeps which.
 */
export function Workbench({ left, centre, right, bar, bottom }: WorkbenchProps) {
  const [folded, setFolded] = useRemembered<readonly Panel[]>('recolhidos', []);
  const isFolded = (panel: Panel) => folded.includes(panel);
  const toggle = (panel: Panel) =>
    setFolded(isFolded(panel) ? folded.filter((each) => each !== panel) : [...folded, panel]);
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        minHeight: 0,
        gridTemplateColumns: columnsOf(isFolded),
        gridTemplateRows: `minmax(0, 1fr) auto ${isFolded('bottom') ? '0' : 'clamp(140px, 26vh, 300px)'}`,
        gridTemplateAreas: '"left centre right" "bar bar right" "bottom bottom right"',
        gap: '1px',
        bgcolor: vars.divider,
      }}
    >
      {!isFolded('left') && (
        <Box component="aside" aria-label="O que se vê" sx={{ gridArea: 'left', ...area }}>
          {left}
        </Box>
      )}
      <Box sx={{ gridArea: 'centre', display: 'grid', minWidth: 0, minHeight: 0 }}>{centre}</Box>
      {!isFolded('right') && (
        <Box component="aside" aria-label="Detalhes" sx={{ gridArea: 'right', ...area }}>
          {right}
        </Box>
      )}
      <Box sx={{ gridArea: 'bar', minWidth: 0, display: 'flex', bgcolor: vars.paper }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{bar}</Box>
        <Box
          component="fieldset"
          aria-label="Painéis"
          sx={{ display: 'flex', alignItems: 'center', border: 0, m: 0, p: 0, pr: 1, minWidth: 0 }}
        >
          {PANELS.map(([panel, label, Icon]) => (
            <Tool
              key={panel}
              aria-label={label}
              aria-expanded={!isFolded(panel)}
              title={`${isFolded(panel) ? 'Mostrar' : 'Recolher'}: ${label}`}
              onClick={() => toggle(panel)}
              sx={{ px: 0.5, opacity: isFolded(panel) ? 0.6 : 1 }}
            >
              <Icon />
            </Tool>
          ))}
        </Box>
      </Box>
      {!isFolded('bottom') && (
        <Box component="section" aria-label="O que aconteceu" sx={{ gridArea: 'bottom', ...area }}>
          {bottom}
        </Box>
      )}
    </Box>
  );
}
