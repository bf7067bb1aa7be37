import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { createIcon } from '../portal/ui.ts';
import { useRemembered } from '../store/remembered.ts';
import { Toggle } from './elements.tsx';

interface WorkbenchProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  /** The toolbar and the list below the chart. */
  bar: ReactNode;
  bottom: ReactNode;
}

const FRAME = 'M4 5h16v14H4z';
const LeftIcon = createIcon(`${FRAME}M9 5v14`);
const BottomIcon = createIcon(`${FRAME}M4 14h16`);
const RightIcon = createIcon(`${FRAME}M15 5v14`);

/** The collapsible panels around the chart. */
const PANELS = [
  ['left', 'Lista', LeftIcon],
  ['bottom', 'Registro', BottomIcon],
  ['right', 'Detalhes', RightIcon],
] as const;

type Panel = (typeof PANELS)[number][0];

/**
 * The layout of a view: a list on the left, the chart, details on the right, the log below. All but the chart can be
 * collapsed; this browser stores which are.
 */
export function Workbench({ left, centre, right, bar, bottom }: WorkbenchProps) {
  const [folded, setFolded] = useRemembered<readonly Panel[]>('recolhidos', []);
  const isFolded = (panel: Panel) => folded.includes(panel);
  const rest = { flex: 1, minWidth: 0, minHeight: 0 };
  return (
    <Stack component="main" direction="row" divider={<Divider orientation="vertical" flexItem />} sx={rest}>
      <Stack divider={<Divider />} sx={rest}>
        <Stack direction="row" divider={<Divider orientation="vertical" flexItem />} sx={rest}>
          {!isFolded('left') && (
            <Paper
              square
              component="aside"
              aria-label="O que se vê"
              sx={{ ...SIDE, width: { xs: 200, xl: 250 } }}
            >
              {left}
            </Paper>
          )}
          <Stack sx={rest}>{centre}</Stack>
        </Stack>
        <Paper
          square
          component="section"
          aria-label="Momentos"
          sx={{ display: 'flex', alignItems: 'center' }}
        >
          <div style={{ flex: 1, minWidth: 0 }}>{bar}</div>
          <Panels folded={folded} onChange={setFolded} />
        </Paper>
        {!isFolded('bottom') && (
          <Paper
            square
            component="section"
            aria-label="O que aconteceu"
            sx={{ ...SIDE, height: 'clamp(140px, 26vh, 300px)' }}
          >
            {bottom}
          </Paper>
        )}
      </Stack>
      {!isFolded('right') && (
        <Paper square component="aside" aria-label="Detalhes" sx={{ ...SIDE, width: { xs: 290, xl: 360 } }}>
          {right}
        </Paper>
      )}
    </Stack>
  );
}

const SIDE = { flex: 'none', overflow: 'auto' };

interface PanelsProps {
  folded: readonly Panel[];
  onChange: (folded: readonly Panel[]) => void;
}

/** The buttons that collapse the panels. */
function Panels({ folded, onChange }: PanelsProps) {
  return (
    <ToggleButtonGroup size="small" aria-label="Painéis" sx={{ mx: 1 }}>
      {PANELS.map(([panel, label, Icon]) => {
        const isFolded = folded.includes(panel);
        return (
          <Toggle
            key={panel}
            aria-label={label}
            selected={!isFolded}
            title={`${isFolded ? 'Mostrar' : 'Recolher'}: ${label}`}
            onClick={() => onChange(isFolded ? folded.filter((each) => each !== panel) : [...folded, panel])}
          >
            <Icon />
          </Toggle>
        );
      })}
    </ToggleButtonGroup>
  );
}
