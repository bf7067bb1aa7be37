import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { mixed, vars } from '../../../ui/text/vars.ts';
import { wordsForEvent, wordsForValue } from '../../shared/words.ts';
import type { LogRow } from '../../store/recording/log.ts';
import { Nothing, Tool } from '../elements.tsx';

interface LogPanelProps {
  /** The latest first. */
  rows: readonly LogRow[];
  /** The tab and the moment that are looked at. */
  tab: string;
  cursor: number | null;
  /** Says which tab a step is of. */
  withTabs?: boolean;
  /** What decides which steps are shown; stays at the top. */
  controls?: ReactNode;
  onChoose: (row: LogRow) => void;
}

const PAGE = 100;

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-n]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** Steps of tabs, the latest first. */
export function LogPanel({ controls, ...list }: LogPanelProps) {
  return (
    <>
      {controls !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.5,
            position: 'sticky',
            top: 0,
            zIndex: 1,
            px: 1,
            py: 0.5,
            bgcolor: vars.paper,
            borderBottom: `1px solid ${vars.divider}`,
          }}
        >
          {controls}
        </Box>
      )}
      <List {...list} />
    </>
  );
}

/** Rules of the list, not of each row: a hundred rows are drawn again with every step. */
const Rows = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 6,
  '& button[data-n]': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(90px, 0.6fr) minmax(0, 1.6fr) minmax(0, 1.2fr)',
    gap: 8,
    width: '100%',
    padding: '3px 8px',
    border: 0,
    borderRadius: 8,
    textAlign: 'left',
    font: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '&.with-tabs button[data-n]': {
    gridTemplateColumns: '96px minmax(60px, 0.4fr) minmax(90px, 0.6fr) minmax(0, 1.6fr) minmax(0, 1.2fr)',
  },
  '& button[data-n]:hover': { backgroundColor: vars.sunken },
  '& button[aria-pressed=true]': { backgroundColor: mixed(vars.primary, 14, vars.paper) },
  '& button[data-n] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: vars.muted, fontVariantNumeric: 'tabular-nums' },
  '& .event': { fontWeight: 600 },
});

function List({ rows, tab, cursor, withTabs = false, onChoose }: Omit<LogPanelProps, 'controls'>) {
  const [pages, setPages] = useState(1);
  // A moment that is looked at is shown, however long ago it was.
  const at = rows.findIndex((row) => row.tab.id === tab && row.moment.n === cursor);
  const first = at < pages * PAGE ? 0 : at - PAGE / 2;
  const shown = rows.slice(first, first + pages * PAGE);
  if (rows.length === 0)
    return (
      <div className="padded">
        <Nothing>Nada a mostrar: nada aconteceu ainda, ou o filtro não deixa passar.</Nothing>
      </div>
    );
  return (
    <Rows aria-label="Registro" onKeyDown={onKeyDown} className={withTabs ? 'with-tabs' : ''}>
      {shown.map((row) => (
        <li key={`${row.tab.id} ${row.moment.n}`}>
          <Row
            row={row}
            withTab={withTabs}
            chosen={row.tab.id === tab && row.moment.n === cursor}
            onChoose={() => onChoose(row)}
          />
        </li>
      ))}
      {rows.length > first + shown.length && (
        <li>
          <Tool onClick={() => setPages(pages + 1)}>Mostrar mais {rows.length - first - shown.length}</Tool>
        </li>
      )}
    </Rows>
  );
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** The time of day; of a walk the time since its start. */
function timeOf(at: number): string {
  if (at < 1e11) return `+ ${(at / 1000).toLocaleString('pt-BR')} s`;
  return `${clock.format(at)}.${String(at % 1000).padStart(3, '0')}`;
}

/** The log follows a replay. */
function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

interface RowProps {
  row: LogRow;
  withTab: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Row({ row: { tab, moment, actor, isIdle }, withTab, chosen, onChoose }: RowProps) {
  const { n, at, event, facts, emitted } = moment;
  return (
    <button
      type="button"
      ref={chosen ? bringIntoView : undefined}
      data-n={n}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="quiet">{timeOf(at)}</span>
      {withTab && <span>{tab.title}</span>}
      <span>{actor?.name ?? moment.actor}</span>
      <span className="event">{wordsForEvent(event)}</span>
      <span className="quiet">
        {isIdle ? 'nenhuma transição' : wordsForValue(facts.value) || facts.status}
        {emitted.map(({ type }) => ` · ${type}`).join('')}
      </span>
    </button>
  );
}
