import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { vars } from '../../ui/text/vars.ts';

interface WorkbenchProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  /** The bar and the list below. */
  bar: ReactNode;
  bottom: ReactNode;
}

const area = { minWidth: 0, minHeight: 0, overflow: 'auto', bgcolor: vars.paper } as const;

/** What is looked at on the left, its chart in the middle, what it knows on the right, what happened below. */
export function Workbench({ left, centre, right, bar, bottom }: WorkbenchProps) {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        minHeight: 0,
        gridTemplateColumns: { xs: '200px minmax(0, 1fr) 290px', xl: '250px minmax(0, 1fr) 360px' },
        gridTemplateRows: 'minmax(0, 1fr) auto clamp(140px, 26vh, 300px)',
        gridTemplateAreas: '"left centre right" "bar bar right" "bottom bottom right"',
        gap: '1px',
        bgcolor: vars.divider,
      }}
    >
      <Box component="aside" aria-label="O que se vê" sx={{ gridArea: 'left', ...area }}>
        {left}
      </Box>
      <Box sx={{ gridArea: 'centre', display: 'grid', minWidth: 0, minHeight: 0 }}>{centre}</Box>
      <Box component="aside" aria-label="Detalhes" sx={{ gridArea: 'right', ...area }}>
        {right}
      </Box>
      <Box sx={{ gridArea: 'bar', minWidth: 0 }}>{bar}</Box>
      <Box component="section" aria-label="O que aconteceu" sx={{ gridArea: 'bottom', ...area }}>
        {bottom}
      </Box>
    </Box>
  );
}
