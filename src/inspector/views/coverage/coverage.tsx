import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { registry } from '../../../../machines/index.ts';
import type { AnyEntry } from '../../../../machines/testing/entry.ts';
import { mixed, vars } from '../../../ui/text/vars.ts';
import { useInspectorState } from '../../store/context.ts';
import { type ChartCoverage, coverageOf, type Gap, gapsOf } from '../../store/coverage/coverage.ts';
import type { Lit } from '../chart/chart-drawing.tsx';
import { ChartFrame } from '../chart/chart-frame.tsx';
import { Gaps } from './gaps.tsx';
import { UNLIT } from '../chart/lit.ts';

const NONE: ReadonlySet<string> = new Set();

/** The chart as it was visited; a gap that was chosen is lit, and scrolled to. */
function litBy(gap: Gap | null, visited: ReadonlySet<string>): Lit {
  if (gap === null) return { ...UNLIT, visited };
  const item = new Set([gap.item]);
  return { ...UNLIT, active: new Set([gap.source]), taken: item, last: item, visited };
}

/** What this session has visited of each chart, and what is still untouched. */
export function Coverage() {
  const { visited } = useInspectorState();
  const [chosen, setChosen] = useState(registry[0]?.id);
  const [gap, setGap] = useState<Gap | null>(null);
  const entry = registry.find(({ id }) => id === chosen);
  if (entry === undefined) return null;
  const seen = visited.get(entry.id) ?? NONE;
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        minHeight: 0,
        gridTemplateColumns: 'minmax(250px, 22%) minmax(0, 1fr) minmax(230px, 20%)',
        gap: '1px',
        bgcolor: vars.divider,
      }}
    >
      <Box component="nav" aria-label="Diagramas" sx={{ bgcolor: vars.paper, overflow: 'auto', p: 1 }}>
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
      </Box>
      <ChartFrame key={entry.id} entry={entry} lit={litBy(gap, seen)} onEdge={() => undefined} />
      <Box
        component="aside"
        aria-label="Ainda não visitado"
        tabIndex={0}
        sx={{ bgcolor: vars.paper, overflow: 'auto', px: 1.5 }}
      >
        <Gaps entry={entry} gaps={gapsOf(entry, seen)} chosen={gap} onChoose={setGap} />
      </Box>
    </Box>
  );
}

interface CoverageRowProps {
  entry: AnyEntry;
  coverage: ChartCoverage;
  chosen: boolean;
  onChoose: () => void;
}

function CoverageRow({ entry, coverage, chosen, onChoose }: CoverageRowProps) {
  const { states, transitions, untouchedStates, untouchedTransitions } = coverage;
  const all = states + transitions;
  const share = ((all - untouchedStates.length - untouchedTransitions.length) / all) * 100;
  return (
    <ButtonBase
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        fontFamily: 'inherit',
        borderRadius: '10px',
        px: 1.25,
        py: 0.75,
        bgcolor: chosen ? mixed(vars.primary, 14, vars.paper) : 'transparent',
      }}
    >
      <Box component="span" sx={{ display: 'flex', fontSize: '0.8125rem', fontWeight: 600 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {entry.title}
        </Box>
        {Math.floor(share)} %
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          height: 5,
          borderRadius: 3,
          bgcolor: vars.sunken,
          overflow: 'hidden',
          my: 0.5,
        }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: '100%', width: `${share}%`, bgcolor: vars.primary }}
        />
      </Box>
      <Box component="span" sx={{ fontSize: '0.75rem', color: vars.muted }}>
        {states - untouchedStates.length} de {states} estados · {transitions - untouchedTransitions.length} de{' '}
        {transitions} transições
      </Box>
    </ButtonBase>
  );
}
