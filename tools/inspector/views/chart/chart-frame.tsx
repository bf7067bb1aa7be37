import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js';
import Typography from '@mui/material/Typography';
import { startTransition, Suspense, use, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AnyEntry } from '../../portal/machines.ts';
import { chartOf, foldableIn, shownChart } from '../../chart/chart.ts';
import { type Layout, layOut, type LayoutEngine, litRegion } from '../../chart/layout.ts';
import { useRemembered } from '../../store/remembered.ts';
import { ChartDrawing, type Lit } from './chart-drawing.tsx';
import { Bar, SCROLLED, Tool } from '../elements.tsx';

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

/** A chart with its title and the tools for zoom and collapsing; it suspends while ELK runs. */
export function ChartFrame({ entry, lit, onEdge, children }: ChartFrameProps) {
  const [zoom, setZoom] = useRemembered(`zoom.${entry.id}`, 1);
  const area = useRef<HTMLElement>(null);
  const [folded, setFolded] = useRemembered<readonly string[]>(`dobrados.${entry.id}`, []);
  const foldable = foldableIn(chartOf(entry.machine));
  const onFold = (box: string) =>
    startTransition(() =>
      setFolded(folded.includes(box) ? folded.filter((each) => each !== box) : [...folded, box]),
    );
  const scale = (by: number) => setZoom(within(zoom * by, LARGEST));
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
    <section aria-label="Diagrama" className="chart-frame">
      <Bar>
        <Typography variant="h4" component="h2" title={entry.description}>
          {entry.title}
        </Typography>
        {children}
        <Tool onClick={() => scale(1 / STEP)} aria-label="Diminuir">
          −
        </Tool>
        <Tool onClick={() => setZoom(1)} aria-pressed={zoom === 1} title="Tamanho natural">
          {`${Math.round(zoom * 100)} %`}
        </Tool>
        <Tool onClick={() => scale(STEP)} aria-label="Aumentar">
          +
        </Tool>
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
      <section ref={area} aria-label="Área do diagrama" {...SCROLLED} style={{ padding: ROOM }}>
        <Suspense fallback={<p>Desenhando…</p>}>
          <Drawn entry={entry} folded={folded} lit={lit} zoom={zoom} onEdge={onEdge} onFold={onFold} />
        </Suspense>
      </section>
    </section>
  );
}

interface DrawnProps extends Pick<ChartFrameProps, 'entry' | 'lit' | 'onEdge'> {
  folded: readonly string[];
  zoom: number;
  onFold: (id: string) => void;
}

function Drawn({ entry, folded, ...rest }: DrawnProps) {
  return (
    <ChartDrawing layout={use(layoutOf(entry, folded))} title={`Diagrama de ${entry.title}`} {...rest} />
  );
}
