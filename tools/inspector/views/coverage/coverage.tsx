import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type AnyEntry, registry } from '../../portal/machines.ts';
import { useInspectorState } from '../../store/context.ts';
import { type ChartCoverage, coverageOf, type Gap } from '../../store/coverage/coverage.ts';
import { type Lit, UNLIT } from '../chart/chart-drawing.tsx';
import { ChartFrame } from '../chart/chart-frame.tsx';
import { Gaps } from './gaps.tsx';
import { RowButton, SCROLLED } from '../elements.tsx';

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
    <Stack
      component="main"
      direction="row"
      divider={<Divider orientation="vertical" flexItem />}
      sx={{ flex: 1, minHeight: 0 }}
    >
      <Paper square component="nav" aria-label="Diagramas" sx={{ flex: '0 0 22%', overflow: 'auto' }}>
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
      </Paper>
      <ChartFrame key={entry.id} entry={entry} lit={litBy(gap, covered)} onEdge={() => undefined} />
      <Paper
        square
        component="aside"
        aria-label="Ainda não visitado"
        {...SCROLLED}
        sx={{ flex: '0 0 20%', overflow: 'auto', px: 1 }}
      >
        <Gaps entry={entry} gaps={coverageOf(entry, covered).gaps} chosen={gap} onChoose={setGap} />
      </Paper>
    </Stack>
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
    <RowButton selected={chosen} onClick={onChoose}>
      <ListItemText
        primary={`${entry.title} ${Math.floor(share)} %`}
        secondary={`${states - statesLeft} de ${states} estados · ${transitions - transitionsLeft} de ${transitions} transições`}
      />
      <LinearProgress variant="determinate" value={share} aria-hidden sx={{ width: 56 }} />
    </RowButton>
  );
}
