import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { mixed, vars } from '../../ui/text/vars.ts';
import { wordsForTime } from '../shared/badge.ts';
import { wordsForValue } from '../shared/words.ts';
import type { Tab } from '../store/session.ts';
import { treeAt, type TreeItem } from '../store/tree.ts';
import { TabBadge } from './tab-badge.tsx';

interface ActorTreeProps {
  session: readonly Tab[];
  /** The tab and the actor that are looked at. */
  tab: string | null;
  actor: string | null;
  cursor: number | null;
  onChoose: (tab: string, actor: string) => void;
}

/** What the tree's pattern asks for around the rows below a row; no element of HTML has this meaning in a tree. */
const GROUP = { role: 'group' } as const;

const KINDS: Record<Tab['kind'], string> = {
  live: 'aberta',
  gone: 'fechada',
  recorded: 'gravação',
  simulated: 'simulação',
};

/** Moves the focus among the rows of the tree. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem] > button')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** The actors of every tab. */
export function ActorTree({ session, tab, actor, cursor, onChoose }: ActorTreeProps) {
  const rows = session.map((each) => treeAt(each, each.id === tab ? cursor : null));
  const isChosen = (id: string, item: TreeItem) => id === tab && item.actor.id === actor;
  // An actor that has ended is not there to be reached by Tab: the first row is instead.
  const hasChosen = session.some(({ id }, index) => rows[index]?.some((item) => isChosen(id, item)));
  const first = rows.find(([item]) => item !== undefined)?.[0];
  return (
    <Box role="tree" aria-label="Atores" onKeyDown={onKeyDown} sx={{ p: 1 }}>
      {session.map((each, index) => (
        <Box key={each.id} sx={{ mb: 1.5 }}>
          <Box
            role="treeitem"
            aria-expanded
            aria-selected={each.id === tab}
            aria-level={1}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 0.75,
              px: 1,
              py: 0.5,
              fontSize: '0.8125rem',
              fontWeight: 600,
            }}
          >
            <TabBadge tab={each} />
            <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {each.title}
            </Box>{' '}
            <Box component="span" sx={{ color: each.kind === 'live' ? vars.success : vars.muted }}>
              {KINDS[each.kind]}
            </Box>
            {(each.ahead ?? 0) > 0 && (
              <Box component="span" sx={{ flexBasis: '100%', color: vars.warning }}>
                relógio adiantado {wordsForTime(each.ahead ?? 0)}
              </Box>
            )}
          </Box>
          <Box {...GROUP}>
            {rows[index]?.map((item) => (
              <Row
                key={item.actor.id}
                item={item}
                chosen={isChosen(each.id, item)}
                isReached={hasChosen ? isChosen(each.id, item) : item === first}
                onChoose={() => onChoose(each.id, item.actor.id)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const MARKS = { machine: '', request: '→', subscription: '↻', place: '', customer: '' } as const;

interface RowProps {
  item: TreeItem;
  chosen: boolean;
  /** By Tab; the arrows lead on from there. */
  isReached: boolean;
  onChoose: () => void;
}

function Row({ item, chosen, isReached, onChoose }: RowProps) {
  const { actor, moment, level, isOver } = item;
  const value = wordsForValue(moment?.facts.value);
  const small = actor.kind !== 'machine';
  return (
    <Box role="treeitem" aria-selected={chosen} aria-level={level + 2}>
      <Box
        component="button"
        type="button"
        tabIndex={isReached ? 0 : -1}
        onClick={onChoose}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          font: 'inherit',
          fontSize: '0.8125rem',
          color: small || isOver ? vars.muted : vars.text,
          cursor: 'pointer',
          border: 0,
          borderRadius: '10px',
          py: 0.5,
          pr: 1,
          pl: 1 + level * 1.75,
          bgcolor: chosen ? mixed(vars.primary, 14, vars.paper) : 'transparent',
          '&:hover': { bgcolor: chosen ? undefined : vars.sunken },
        }}
      >
        <Box component="span" sx={{ fontWeight: small ? 400 : 600 }}>
          {MARKS[actor.kind]} {actor.name}
        </Box>{' '}
        {isOver && <span>encerrado</span>}
        {value !== '' && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: vars.muted, overflowWrap: 'anywhere' }}
          >
            {value}
          </Box>
        )}
      </Box>
    </Box>
  );
}
