import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import type { AnyEntry } from '../../../machines/testing/entry.ts';
import { vars } from '../../ui/text/vars.ts';
import { ChartDrawing, type Lit } from './chart-drawing.tsx';
import { layoutOf } from './layouts.ts';
import { Bar, Tool } from './parts.tsx';

interface ChartFrameProps {
  entry: AnyEntry;
  lit: Lit;
  onEdge: (key: string) => void;
  /** Beside the title. */
  children?: React.ReactNode;
}

const STEP = 1.25;
const SMALLEST = 0.4;
const LARGEST = 2.5;

/** A chart with its title and its zoom. */
export function ChartFrame({ entry, lit, onEdge, children }: ChartFrameProps) {
  const [zoom, setZoom] = useState<number | null>(1);
  const scale = (by: number) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, (zoom ?? 1) * by)));
  return (
    <Box
      component="section"
      aria-label="Diagrama"
      sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: 0, minWidth: 0 }}
    >
      <Bar>
        <Typography component="h2" variant="h4" noWrap sx={{ flex: 1 }} title={entry.description}>
          {entry.title}
        </Typography>
        {children}
        <Tool onClick={() => scale(1 / STEP)} aria-label="Diminuir">
          −
        </Tool>
        <Tool onClick={() => setZoom(1)} aria-pressed={zoom === 1}>
          {zoom === null ? '100 %' : `${Math.round(zoom * 100)} %`}
        </Tool>
        <Tool onClick={() => scale(STEP)} aria-label="Aumentar">
          +
        </Tool>
        <Tool onClick={() => setZoom(null)} aria-pressed={zoom === null}>
          Ajustar
        </Tool>
      </Bar>
      {/* Scrolled by keyboard, too. */}
      <Box
        component="section"
        aria-label="Área do diagrama"
        tabIndex={0}
        sx={{ overflow: 'auto', p: 2, display: 'flex', minHeight: 0, bgcolor: vars.page }}
      >
        <Suspense fallback={<Typography sx={{ m: 'auto' }}>Desenhando…</Typography>}>
          <Drawn entry={entry} lit={lit} zoom={zoom} onEdge={onEdge} />
        </Suspense>
      </Box>
    </Box>
  );
}

function Drawn({
  entry,
  ...rest
}: Pick<ChartFrameProps, 'entry' | 'lit' | 'onEdge'> & { zoom: number | null }) {
  return <ChartDrawing layout={use(layoutOf(entry))} title={`Diagrama de ${entry.title}`} {...rest} />;
}
