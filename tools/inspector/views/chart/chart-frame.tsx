import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, Suspense, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyEntry } from '../../portal/machines.ts';
import { chartOf, farFrom, foldableIn, shownChart } from '../../chart/chart.ts';
import { type Layout, layOut, type LayoutEngine, litRegion, viewOf } from '../../chart/layout.ts';
import { useRemembered } from '../../store/remembered.ts';
import { ChartDrawing, type Lit } from './chart-drawing.tsx';
import { Bar, Hint, IconTool, SCROLLED, Toggle, Tool } from '../elements.tsx';

let elk: InstanceType<typeof ELK> | null = null;

/** Runs ELK in a worker, so that the page stays responsive. */
const layOutInWorker: LayoutEngine = (graph) => {
  elk ??= new ELK({ workerFactory: () => new Worker(workerAddress) });
  return elk.layout(graph);
};

const layouts = new Map<string, Promise<Layout>>();

/** The layout of a machine with these boxes collapsed, cached until a reload. */
function layoutOf({ id, machine }: AnyEntry, folded: readonly string[]): Promise<Layout> {
  const key = [id, ...folded.toSorted()].join(' ');
  const known = layouts.get(key) ?? layOut(shownChart(chartOf(machine), folded), layOutInWorker);
  layouts.set(key, known);
  return known;
}

interface ChartFrameProps {
  entry: AnyEntry;
  lit: Lit;
  onEdge: (key: string) => void;
  children?: React.ReactNode;
}

const STEP = 1.25;
const SMALLEST = 0.1;
const LARGEST = 2.5;
/** Largest zoom of "Ajustar", so that a small region is not enlarged too much. */
const LARGEST_FIT = 1.25;
const ROOM = 16;

function within(zoom: number, largest: number): number {
  return Math.min(largest, Math.max(SMALLEST, zoom));
}

/**
 * Zoom and collapsed boxes of a chart: those that QA has chosen, kept by the browser, else those with which the chart fits when
 * it opens, around the lit states.
 */
function useView(entry: AnyEntry, lit: Lit) {
  const area = useRef<HTMLElement>(null);
  const isPlaced = useRef(false);
  const [chosenZoom, setZoom] = useRemembered<number | null>(`zoom.${entry.id}`, null);
  const [openZoom, setOpenZoom] = useState(1);
  const [chosenFolds, setFolded] = useRemembered<readonly string[] | null>(`dobrados.${entry.id}`, null);
  const [farBoxes, setFarBoxes] = useState<readonly string[]>([]);
  const zoom = chosenZoom ?? openZoom;
  // A box that the actor enters opens.
  const folded = chosenFolds ?? farFrom(farBoxes, lit);
  const onDrawn = (layout: Layout): void => {
    const frame = area.current;
    if (frame === null || isPlaced.current || frame.clientWidth === 0) return;
    const room = { width: frame.clientWidth - 2 * ROOM, height: frame.clientHeight - 2 * ROOM };
    const view = viewOf(layout, lit, room, chosenZoom);
    const far = farFrom(foldableIn(chartOf(entry.machine)), lit);
    if (view.isCrowded && chosenFolds === null && farBoxes.length === 0 && far.length > 0) {
      startTransition(() => setFarBoxes(far));
      return;
    }
    isPlaced.current = true;
    flushSync(() => setOpenZoom(view.zoom));
    frame.scrollTo(view.x, view.y);
  };
  return { area, zoom, setZoom, folded, setFolded, onDrawn };
}

/** A chart with its title and the tools for zoom and collapsing; it suspends while ELK runs. */
export function ChartFrame({ entry, lit, onEdge, children }: ChartFrameProps) {
  const { area, zoom, setZoom, folded, setFolded, onDrawn } = useView(entry, lit);
  const foldable = foldableIn(chartOf(entry.machine));
  const onFold = (box: string) =>
    startTransition(() =>
      setFolded(folded.includes(box) ? folded.filter((each) => each !== box) : [...folded, box]),
    );
  const fit = async () => {
    const { x, y, width, height } = litRegion(await layoutOf(entry, folded), lit);
    const frame = area.current;
    if (frame === null) return;
    const fitting = Math.min(
      (frame.clientWidth - 2 * ROOM) / width,
      (frame.clientHeight - 2 * ROOM) / height,
    );
    const next = within(fitting, LARGEST_FIT);
    flushSync(() => setZoom(next));
    frame.scrollTo(x * next, y * next);
  };
  return (
    <Stack component="section" aria-label="Diagrama" sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>
      <Bar>
        <Typography noWrap variant="h4" component="h2" title={entry.description} sx={{ flex: 1 }}>
          {entry.title}
        </Typography>
        {children}
        <Zoom zoom={zoom} onChange={setZoom} />
        <Tool onClick={() => void fit()} title="Onde o ator está, e o caminho inteiro do último evento">
          Ajustar
        </Tool>
        {foldable.length > 0 && (
          <Tool
            title="Só os nomes dos estados e dos eventos, sem o que há dentro das caixas; uma só: o botão no canto dela"
            onClick={() => startTransition(() => setFolded(folded.length > 0 ? [] : foldable))}
          >
            {folded.length > 0 ? 'Desdobrar tudo' : 'Dobrar tudo'}
          </Tool>
        )}
      </Bar>
      <Box
        component="section"
        ref={area}
        aria-label="Área do diagrama"
        {...SCROLLED}
        sx={{ display: 'flex', flex: 1, overflow: 'auto', scrollbarGutter: 'stable', p: `${ROOM}px` }}
      >
        <Suspense fallback={<Hint>Desenhando…</Hint>}>
          <Drawn {...{ entry, folded, lit, zoom, onEdge, onFold, onDrawn }} />
        </Suspense>
      </Box>
    </Stack>
  );
}

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const scale = (by: number) => onChange(within(zoom * by, LARGEST));
  return (
    <>
      <IconTool onClick={() => scale(1 / STEP)} aria-label="Diminuir">
        −
      </IconTool>
      <Toggle onClick={() => onChange(1)} selected={zoom === 1} title="Tamanho natural">
        {`${Math.round(zoom * 100)} %`}
      </Toggle>
      <IconTool onClick={() => scale(STEP)} aria-label="Aumentar">
        +
      </IconTool>
    </>
  );
}

interface DrawnProps extends Pick<ChartFrameProps, 'entry' | 'lit' | 'onEdge'> {
  folded: readonly string[];
  zoom: number;
  onFold: (id: string) => void;
  /** Called after the chart has been drawn with another layout. */
  onDrawn: (layout: Layout) => void;
}

function Drawn({ entry, folded, onDrawn, ...rest }: DrawnProps) {
  const layout = use(layoutOf(entry, folded));
  return (
    <>
      <ChartDrawing layout={layout} title={`Diagrama de ${entry.title}`} {...rest} />
      <span
        key={folded.join(' ')}
        hidden
        ref={(mark) => {
          // React is still at work here, and `onDrawn` changes the state.
          if (mark !== null) queueMicrotask(() => onDrawn(layout));
        }}
      />
    </>
  );
}
