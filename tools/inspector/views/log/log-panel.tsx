import { useState } from 'react';
import { addStyles } from '../../portal/ui.ts';
import { wordsForEvent, wordsForStatus, wordsForValue } from '../../shared/words.ts';
import type { LogRow } from '../../store/recording/log.ts';
import { bringIntoView, Hint, moveFocus, Tool } from '../elements.tsx';
import { TabBadge } from '../tab-badge.tsx';
import css from './log.css';

// Plain elements: a hundred rows are rendered with each step.
addStyles(css);

interface LogPanelProps {
  /** Latest first. */
  rows: readonly LogRow[];
  /** The selected tab's id and the selected moment's number. */
  tab: string;
  cursor: number | null;
  /** Shows each step's tab. */
  withTabs?: boolean;
  onChoose: (row: LogRow) => void;
}

const PAGE = 100;

/** A list of steps, latest first. */
export function LogPanel({ rows, tab, cursor, withTabs = false, onChoose }: LogPanelProps) {
  const [pages, setPages] = useState(1);
  // The selected moment is always shown, even if it is older than the pages shown.
  const at = rows.findIndex((row) => row.tab.id === tab && row.moment.n === cursor);
  const first = at < pages * PAGE ? 0 : at - PAGE / 2;
  const shown = rows.slice(first, first + pages * PAGE);
  if (rows.length === 0)
    return <Hint alone>Nada a mostrar: nada aconteceu ainda, ou o filtro não deixa passar.</Hint>;
  const withDays = shown.some(({ moment }) => isAnotherDay(moment.at));
  const columns = `${withDays ? 132 : 96}px ${withTabs ? '0.6fr ' : ''}0.6fr 1.6fr 1.2fr`;
  return (
    <ol className="log" aria-label="Registro">
      {shown.map((row) => (
        <li key={`${row.tab.id} ${row.moment.n}`}>
          <Row
            row={row}
            withTab={withTabs}
            gridTemplateColumns={columns}
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
    </ol>
  );
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });

/** The tab's clock was moved; a walk's time is since its start. */
const isAnotherDay = (at: number): boolean => at >= 1e11 && day.format(at) !== day.format(Date.now());

/** Time of day, with day and month if it is not today; for walks the time since the start. */
function timeOf(at: number): string {
  if (at < 1e11) return `+ ${(at / 1000).toLocaleString('pt-BR')} s`;
  const time = `${clock.format(at)}.${String(at % 1000).padStart(3, '0')}`;
  return isAnotherDay(at) ? `${day.format(at)} ${time}` : time;
}

interface RowProps {
  row: LogRow;
  withTab: boolean;
  gridTemplateColumns: string;
  chosen: boolean;
  onChoose: () => void;
}

function Row({
  row: { tab, moment, actor, isIdle },
  withTab,
  gridTemplateColumns,
  chosen,
  onChoose,
}: RowProps) {
  const { n, at, event, facts, emitted } = moment;
  return (
    <button
      type="button"
      ref={chosen ? bringIntoView : undefined}
      data-n={n}
      aria-pressed={chosen}
      style={{ gridTemplateColumns }}
      onClick={onChoose}
      onKeyDown={(pressed) => moveFocus(pressed, 'button[data-n]')}
    >
      <span>{timeOf(at)}</span>
      {withTab && (
        <span>
          <TabBadge tab={tab} /> {tab.title}
        </span>
      )}
      <span>{actor?.name ?? moment.actor}</span>
      <b>{wordsForEvent(event)}</b>
      <span>
        {isIdle ? 'nenhuma transição' : wordsForValue(facts.value) || wordsForStatus(facts.status)}
        {emitted.map(({ type }) => ` · ${type}`).join('')}
      </span>
    </button>
  );
}
