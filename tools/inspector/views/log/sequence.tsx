import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CUSTOMER, INSPECTOR, SERVER } from '../../shared/gestures.ts';
import { wordsForEvent } from '../../shared/words.ts';
import type { LogRow } from '../../store/recording/log.ts';
import type { Tab } from '../../store/session.ts';
import { Bar, bringIntoView, Hint, SCROLLED } from '../elements.tsx';

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
  return (
    <Stack component="section" aria-label="Sequência" sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>
      <Bar>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          Sequência
        </Typography>
        {children}
      </Bar>
      <Box component="section" aria-label="Área da sequência" {...SCROLLED} sx={{ overflow: 'auto' }}>
        {shown.length === 0 ? (
          <Hint alone>Nada aconteceu ainda.</Hint>
        ) : (
          <div className="sequence" style={{ gridTemplateColumns: `repeat(${columns.length}, 170px)` }}>
            <ul aria-label="Colunas">
              {columns.map(({ id, name }) => (
                <Typography noWrap key={id} component="li" variant="subtitle2" align="center">
                  {name}
                </Typography>
              ))}
            </ul>
            <ol>
              {shown.map((row) => (
                <li key={row.moment.n}>
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
      </Box>
    </Stack>
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
