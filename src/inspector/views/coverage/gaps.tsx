import Box from '@mui/material/Box';
import { Suspense, use } from 'react';
import type { AnyEntry } from '../../../../machines/testing/entry.ts';
import { vars } from '../../../ui/text/vars.ts';
import { eventWords } from '../../chart/chart.ts';
import { wordsForEvent } from '../../shared/words.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import type { Gap } from '../../store/coverage/coverage.ts';
import { nextWalk } from '../../store/simulation.ts';
import { shortestWalkTo } from '../../store/coverage/walk-to.ts';
import { Heading, Nothing, Tool } from '../elements.tsx';

/** A state's name without its machine's. */
function nameOf(id: string): string {
  return id.split('.').slice(1).join('.') || id;
}

/** `awaitingCustomer: terms.accepted (2ª) [isLast] → done`. */
function wordsFor({ source, eventType, index, guard, targets }: Gap): string {
  if (eventType === null) return nameOf(source);
  const event = eventType === '' ? 'sempre' : eventWords(eventType).text;
  const words = [
    `${nameOf(source)}: ${event}`,
    index === 0 ? '' : `(${index + 1}ª)`,
    guard === null ? '' : `[${guard}]`,
    targets.length === 0 ? '→ fica onde está' : `→ ${targets.map(nameOf).join(' + ')}`,
  ];
  return words.filter((part) => part !== '').join(' ');
}

interface GapsProps {
  entry: AnyEntry;
  gaps: readonly Gap[];
  chosen: Gap | null;
  onChoose: (gap: Gap) => void;
}

/** What has not been visited of a chart: each opens the chart there, and offers the way to it. */
export function Gaps({ entry, gaps, chosen, onChoose }: GapsProps) {
  if (gaps.length === 0)
    return (
      <Box sx={{ mt: 2 }}>
        <Nothing>Tudo neste diagrama foi visitado.</Nothing>
      </Box>
    );
  const lists = [
    ['Estados não visitados', gaps.filter(({ eventType }) => eventType === null)],
    ['Transições não feitas', gaps.filter(({ eventType }) => eventType !== null)],
  ] as const;
  return lists.map(([title, members]) =>
    members.length === 0 ? null : (
      <Box component="section" key={title} aria-label={title}>
        <Heading>{title}</Heading>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {members.map((gap) => (
            <li key={gap.item}>
              <Tool className="line" aria-pressed={gap.item === chosen?.item} onClick={() => onChoose(gap)}>
                {wordsFor(gap)}
              </Tool>
              {gap.item === chosen?.item && (
                <Suspense fallback={<Nothing>Procurando o caminho…</Nothing>}>
                  <Way entry={entry} gap={gap} />
                </Suspense>
              )}
            </li>
          ))}
        </Box>
      </Box>
    ),
  );
}

/** The shortest walk to a gap, to be taken in the simulator. */
function Way({ entry, gap }: { entry: AnyEntry; gap: Gap }) {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const walk = use(shortestWalkTo(entry, gap.item));
  if (walk === null) return <Nothing>Nenhuma amostra leva até aqui.</Nothing>;
  const go = () => {
    store.set({ view: 'simulate', cursor: null });
    store.simulate({ entry, ...walk, walk: nextWalk(session) });
  };
  return (
    <Box sx={{ ml: 1, pl: 1, mb: 1, borderLeft: `3px solid ${vars.primary}`, fontSize: '0.8125rem' }}>
      Começo: {walk.inputName}
      <Box component="ol" aria-label="Caminho mais curto" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {walk.events.map((event, index) => (
          // A walk may take the same step twice: its place is all that tells them apart.
          <li key={index}>{wordsForEvent(event)}</li>
        ))}
      </Box>
      <Tool look="outlined" onClick={go}>
        Percorrer no simulador
      </Tool>
    </Box>
  );
}
