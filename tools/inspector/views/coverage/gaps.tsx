import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import { Suspense, use } from 'react';
import type { AnyEntry } from '../../portal/machines.ts';
import { eventWords, nameOf as nameOfGuard } from '../../chart/chart.ts';
import { wordsForEvent } from '../../shared/words.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import type { Gap } from '../../store/coverage/coverage.ts';
import { wordsForStart } from '../../store/recording/entries.ts';
import { nextWalk } from '../../store/simulation.ts';
import { shortestWalkTo } from '../../store/coverage/walk-to.ts';
import { Heading, Hint, RowButton, Tool } from '../elements.tsx';

function nameOf(id: string): string {
  return id.split('.').slice(1).join('.') || id;
}

/** A gap in one line: `awaitingCustomer: terms.accepted (2ª) [isLast] → done`. */
function wordsFor({ item, source, transition }: Gap): string {
  if (transition === null) return nameOf(source);
  const { eventType, guard, target = [] } = transition;
  const event = eventType === '' ? 'sempre' : eventWords(eventType).text;
  // Its index among the state's transitions for the event.
  const index = Number(item.split(' | ')[2]);
  const words = [
    `${nameOf(source)}: ${event}`,
    index === 0 ? '' : `(${index + 1}ª)`,
    guard === undefined ? '' : `[${nameOfGuard(guard)}]`,
    target.length === 0 ? '→ fica onde está' : `→ ${target.map(({ id }) => nameOf(id)).join(' + ')}`,
  ];
  return words.filter((part) => part !== '').join(' ');
}

interface GapsProps {
  entry: AnyEntry;
  gaps: readonly Gap[];
  chosen: Gap | null;
  onChoose: (gap: Gap) => void;
}

/** A chart's gaps; selecting one highlights it and shows the shortest walk to it. */
export function Gaps({ entry, gaps, chosen, onChoose }: GapsProps) {
  if (gaps.length === 0) return <Hint alone>Tudo neste diagrama foi visitado.</Hint>;
  const lists = [
    ['Estados não visitados', gaps.filter(({ transition }) => transition === null)],
    ['Transições não feitas', gaps.filter(({ transition }) => transition !== null)],
  ] as const;
  return lists.map(([title, members]) =>
    members.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <Heading>{title}</Heading>
        <List disablePadding>
          {members.map((gap) => (
            <li key={gap.item}>
              <RowButton selected={gap.item === chosen?.item} onClick={() => onChoose(gap)}>
                <ListItemText primary={wordsFor(gap)} />
              </RowButton>
              {gap.item === chosen?.item && (
                <Suspense fallback={<Hint>Procurando o caminho…</Hint>}>
                  <Way entry={entry} gap={gap} />
                </Suspense>
              )}
            </li>
          ))}
        </List>
      </section>
    ),
  );
}

/** The shortest walk to a gap, with a button that starts it in the simulator; suspends while it is searched. */
function Way({ entry, gap }: { entry: AnyEntry; gap: Gap }) {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const walk = use(shortestWalkTo(entry, gap.item));
  if (walk === null) return <Hint>Nenhuma amostra leva até aqui.</Hint>;
  const go = () => {
    store.set({ view: 'simulate', cursor: null });
    store.simulate({ entry, ...walk, walk: nextWalk(session) });
  };
  return (
    <Box sx={{ pl: 2, pb: 1, overflowWrap: 'anywhere' }}>
      Começo: {wordsForStart(entry, walk.inputName)}
      <ol aria-label="Caminho mais curto">
        {walk.events.map((event, index) => (
          // A walk may repeat a step, so that only the index is a unique key.
          <li key={index}>{wordsForEvent(event)}</li>
        ))}
      </ol>
      <Tool variant="outlined" onClick={go}>
        Percorrer no simulador
      </Tool>
    </Box>
  );
}
