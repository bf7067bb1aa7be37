import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { mixed, vars } from '../../ui/text/vars.ts';
import type { ActorFacts, Moment } from '../shared/protocol.ts';
import { wordsForEvent, wordsForValue } from '../shared/words.ts';
import type { Tab } from '../store/session.ts';
import { Nothing, Tool } from './parts.tsx';

interface LogPanelProps {
  tab: Tab;
  cursor: number | null;
  filter: string;
  onChoose: (moment: Moment) => void;
}

const PAGE = 200;

/** What the filter looks through. */
function textOf(moment: Moment, actor: ActorFacts | undefined): string {
  const { event, facts, emitted, actions } = moment;
  const words = [
    actor?.name ?? '',
    wordsForEvent(event),
    event.type,
    wordsForValue(facts.value),
    ...emitted.map(({ type }) => type),
    ...actions,
  ];
  return words.join(' ').toLowerCase();
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-n]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** Every step of a tab, the latest first. */
export function LogPanel({ tab, cursor, filter, onChoose }: LogPanelProps) {
  const [pages, setPages] = useState(1);
  const actors = new Map(tab.actors.map((actor) => [actor.id, actor]));
  const wanted = filter.trim().toLowerCase();
  const found = tab.moments
    .filter((moment) => wanted === '' || textOf(moment, actors.get(moment.actor)).includes(wanted))
    .reverse();
  const shown = found.slice(0, pages * PAGE);
  if (found.length === 0)
    return (
      <Box sx={{ p: 2 }}>
        <Nothing>{wanted === '' ? 'Nada aconteceu ainda.' : `Nenhum registro com “${filter}”.`}</Nothing>
      </Box>
    );
  return (
    <Box component="ol" aria-label="Registro" onKeyDown={onKeyDown} sx={{ listStyle: 'none', m: 0, p: 0.75 }}>
      {shown.map((moment) => (
        <li key={moment.n}>
          <Row
            moment={moment}
            name={actors.get(moment.actor)?.name ?? moment.actor}
            chosen={moment.n === cursor}
            onChoose={() => onChoose(moment)}
          />
        </li>
      ))}
      {found.length > shown.length && (
        <li>
          <Tool onClick={() => setPages(pages + 1)}>Mostrar mais {found.length - shown.length}</Tool>
        </li>
      )}
    </Box>
  );
}

/** The time of day; of a walk the time since its start. */
function timeOf(at: number): string {
  if (at < 1e11) return `+ ${(at / 1000).toLocaleString('pt-BR')} s`;
  const date = new Date(at);
  return `${date.toLocaleTimeString('pt-BR')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

interface RowProps {
  moment: Moment;
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

function Row({ moment, name, chosen, onChoose }: RowProps) {
  const { n, at, event, taken, facts, emitted } = moment;
  const value = wordsForValue(facts.value);
  const isIgnored =
    taken.length === 0 && value !== '' && !/^(xstate\.(init|stop)|inspector\.)/.test(event.type);
  return (
    <Box
      component="button"
      type="button"
      data-n={n}
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px minmax(90px, 0.6fr) minmax(0, 1.6fr) minmax(0, 1.2fr)',
        gap: 1,
        width: '100%',
        textAlign: 'left',
        font: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        color: 'inherit',
        border: 0,
        borderRadius: '8px',
        px: 1,
        py: 0.35,
        cursor: 'pointer',
        bgcolor: chosen ? mixed(vars.primary, 14, vars.paper) : 'transparent',
        '&:hover': { bgcolor: chosen ? undefined : vars.sunken },
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      <Box component="span" sx={{ color: vars.muted, fontVariantNumeric: 'tabular-nums' }}>
        {timeOf(at)}
      </Box>
      <span>{name}</span>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {wordsForEvent(event)}
      </Box>
      <Box component="span" sx={{ color: vars.muted }}>
        {isIgnored ? 'nenhuma transição' : value || facts.status}
        {emitted.map(({ type }) => ` · ${type}`).join('')}
      </Box>
    </Box>
  );
}
