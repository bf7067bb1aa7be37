import { useState } from 'react';
import { type AnyEntry, registry } from '../../portal/machines.ts';
import { addStyles } from '../../portal/ui.ts';
import { useInspectorState } from '../../store/context.ts';
import { type ChartCoverage, coverageOf, type Gap } from '../../store/coverage/coverage.ts';
import { type Lit, UNLIT } from '../chart/chart-drawing.tsx';
import { ChartFrame } from '../chart/chart-frame.tsx';
import css from './coverage.css';
import { Gaps } from './gaps.tsx';
import { RowButton, SCROLLED } from '../elements.tsx';

addStyles(css);

const NONE: ReadonlySet<string> = new Set();

/** Highlights a selected gap, which also scrolls the chart to it. */
function litBy(gap: Gap | null, visited: ReadonlySet<string>): Lit {
  if (gap === null) return { ...UNLIT, visited };
  const item = new Set([gap.item]);
  return { ...UNLIT, active: new Set([gap.source]), taken: item, last: item, visited };
}

/** Each chart's coverage in this session, and its gaps. */
export function Coverage() {
  const { visited } = useInspectorState();
  const [chosen, setChosen] = useState(registry[0]?.id);
  const [gap, setGap] = useState<Gap | null>(null);
  const entry = registry.find(({ id }) => id === chosen);
  if (entry === undefined) return null;
  const covered = visited.get(entry.id) ?? NONE;
  return (
    <main className="coverage">
      <nav aria-label="Diagramas">
        {registry.map((each) => (
          <CoverageRow
            key={each.id}
            entry={each}
            coverage={coverageOf(each, visited.get(each.id) ?? NONE)}
            chosen={each.id === chosen}
            onChoose={() => {
              setChosen(each.id);
              setGap(null);
            }}
          />
        ))}
      </nav>
      <ChartFrame key={entry.id} entry={entry} lit={litBy(gap, covered)} onEdge={() => undefined} />
      <aside aria-label="Ainda não visitado" {...SCROLLED}>
        <Gaps entry={entry} gaps={coverageOf(entry, covered).gaps} chosen={gap} onChoose={setGap} />
      </aside>
    </main>
  );
}

interface CoverageRowProps {
  entry: AnyEntry;
  coverage: ChartCoverage;
  chosen: boolean;
  onChoose: () => void;
}

function CoverageRow({ entry, coverage, chosen, onChoose }: CoverageRowProps) {
  const { states, transitions, gaps } = coverage;
  const statesLeft = gaps.filter(({ transition }) => transition === null).length;
  const transitionsLeft = gaps.length - statesLeft;
  const share = (1 - gaps.length / (states + transitions)) * 100;
  return (
    <RowButton aria-pressed={chosen} onClick={onChoose}>
      <span className="title">
        <span>{entry.title}</span>
        {Math.floor(share)} %
      </span>
      <span className="share">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="counts">
        {states - statesLeft} de {states} estados · {transitions - transitionsLeft} de {transitions}{' '}
        transições
      </span>
    </RowButton>
  );
}
