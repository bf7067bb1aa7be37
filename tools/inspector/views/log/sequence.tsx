import { addStyles } from '../../portal/ui.ts';
import { CUSTOMER, INSPECTOR, SERVER } from '../../shared/gestures.ts';
import { wordsForEvent } from '../../shared/words.ts';
import type { LogRow } from '../../store/recording/log.ts';
import type { Tab } from '../../store/session.ts';
import { Bar, bringIntoView, Hint, SCROLLED } from '../elements.tsx';
import css from './sequence.css';

addStyles(css);

interface SequenceProps {
  tab: Tab;
  /** The tab's steps, latest first. */
  rows: readonly LogRow[];
  cursor: number | null;
  onChoose: (row: LogRow) => void;
  children: React.ReactNode;
}

/** How many steps are shown, the latest ones. */
const MOST = 200;

/** Id of the actor that sent a step's event; a new child's is its parent; null: unknown. */
function senderOf({ moment, actor }: LogRow): string | null {
  return moment.source ?? (moment.event.type === 'xstate.init' ? (actor?.parent ?? null) : null);
}

/** The actors that sent or received an event, the customer and QA first, the server last. */
function columnsOf(tab: Tab, rows: readonly LogRow[]) {
  const taking = new Set(rows.flatMap((row) => [row.moment.actor, senderOf(row)]));
  const order = [CUSTOMER, INSPECTOR, '', SERVER];
  const rank = (id: string): number => order.indexOf(order.includes(id) ? id : '');
  return tab.actors
    .filter(({ id }) => taking.has(id))
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name }) => ({ id, name }));
}

/** A sequence diagram: a column per actor, a row per step, an arrow from the sender to the receiver. */
export function Sequence({ tab, rows, cursor, onChoose, children }: SequenceProps) {
  const shown = rows.slice(0, MOST).toReversed();
  const columns = columnsOf(tab, shown);
  const grid = { gridTemplateColumns: `repeat(${columns.length}, 170px)` };
  return (
    <section aria-label="Sequência" className="chart-frame">
      <Bar>
        <h2>Sequência</h2>
        {children}
      </Bar>
      <section aria-label="Área da sequência" {...SCROLLED}>
        {shown.length === 0 ? (
          <Hint>Nada aconteceu ainda.</Hint>
        ) : (
          <div className="sequence">
            <ul aria-label="Colunas" style={grid}>
              {columns.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
            <ol>
              {shown.map((row) => (
                <li key={row.moment.n} style={grid}>
                  <Step
                    row={row}
                    columns={columns}
                    chosen={row.moment.n === (cursor ?? rows[0]?.moment.n)}
                    onChoose={() => onChoose(row)}
                  />
                </li>
              ))}
            </ol>
          </div>
        )}
      </section>
    </section>
  );
}

interface StepProps {
  row: LogRow;
  columns: ReturnType<typeof columnsOf>;
  chosen: boolean;
  onChoose: () => void;
}

function Step({ row, columns, chosen, onChoose }: StepProps) {
  const at = columns.findIndex(({ id }) => id === row.moment.actor) + 1;
  const from = columns.findIndex(({ id }) => id === senderOf(row)) + 1;
  const words = wordsForEvent(row.moment.event);
  const [left, right] = [Math.min(at, from), Math.max(at, from)];
  const sender = columns[from - 1]?.name;
  return (
    <>
      {sender !== undefined && from !== at && (
        <span
          className={from < at ? 'arrow right' : 'arrow left'}
          style={{ gridColumn: `${left} / ${right + 1}`, marginInline: `calc(50% / ${right - left + 1})` }}
        />
      )}
      <button
        type="button"
        ref={chosen ? bringIntoView : undefined}
        style={{ gridColumn: at }}
        aria-pressed={chosen}
        aria-label={sender === undefined || from === at ? words : `${words}, de ${sender}`}
        title={words}
        onClick={onChoose}
      >
        {words}
      </button>
    </>
  );
}
