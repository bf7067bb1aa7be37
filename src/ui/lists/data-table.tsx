import type { ReactNode } from 'react';
import { Card } from '../text/card.tsx';
import { DataCard } from '../text/data-card.tsx';
import { useListBlock } from './list-block.ts';
import { useMedia } from '../page/use-media.ts';
import { addStyles } from '../text/styles.ts';
import { text } from '../text/text.ts';
import css from './data-table.css';
import { VirtualList } from './virtual-list.tsx';

addStyles(css);

export interface DataColumn<T> {
  label: string;
  value: (row: T) => ReactNode;
  /** Figures stand at the right edge. */
  numeric?: boolean;
  /** Free text: a word that is longer than its column is broken, so that no column leaves the page. */
  words?: boolean;
}

export interface DataTableProps<T> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  /** The column that names the row: the title of its card. */
  titleColumn: number;
  /** Two rows may look the same: their place is their identity. */
  cardHeading?: 'h2' | 'h3';
}

/** So many rows are drawn or left out together. */
const BLOCK = 24;

/** From here on there is room for columns. */
const WIDE = '(min-width: 900px)';

/** A table where there is room for one, a card for each row on a phone: the same facts under the same names. */
export function DataTable<T>({ caption, columns, rows, titleColumn, cardHeading = 'h2' }: DataTableProps<T>) {
  const wide = useMedia(WIDE);
  const nameOf = (row: T) => textOf(columns[titleColumn]?.value(row));
  if (!wide) {
    return (
      <VirtualList
        label={caption}
        items={rows}
        nameOf={nameOf}
        layout={LAYOUT}
        render={(row) => (
          <DataCard
            heading={cardHeading}
            title={columns[titleColumn]?.value(row)}
            rows={columns
              .filter((_column, index) => index !== titleColumn)
              .map(({ label, value }) => ({ label, value: value(row) }))}
          />
        )}
      />
    );
  }
  const isLong = rows.length > BLOCK;
  return (
    <Card>
      <table className="data-table" aria-rowcount={rows.length + 1} data-long={isLong}>
        <caption className={text.said}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric = false, words = false }) => (
              <th key={label} scope="col" data-numeric={numeric} data-words={words}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) => (
          <Rows key={block} from={block * BLOCK} {...{ columns, rows, nameOf }} />
        ))}
      </table>
    </Card>
  );
}

type RowsProps<T> = Pick<DataTableProps<T>, 'columns' | 'rows'> & {
  from: number;
  nameOf: (row: T) => string;
};

/** A stretch of the table's rows; far away their names alone. */
function Rows<T>({ columns, rows, nameOf, from }: RowsProps<T>) {
  const shown = rows.slice(from, from + BLOCK);
  const { live, block } = useListBlock<HTMLTableSectionElement>({
    first: from === 0,
    rows: shown.length,
    gap: 0,
    // The cells hold texts: nothing in them can take the focus.
    hasStops: false,
  });
  return (
    <tbody {...block}>
      {live ? (
        shown.map((row, place) => (
          <tr key={place} aria-rowindex={from + place + 2}>
            {columns.map(({ label, value, numeric = false, words = false }) => (
              <td key={label} data-numeric={numeric} data-words={words}>
                {value(row)}
              </td>
            ))}
          </tr>
        ))
      ) : (
        <tr>
          <td colSpan={columns.length}>
            <div className="far-names">{shown.map(nameOf).join('\n')}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const textOf = (value: ReactNode): string => (typeof value === 'string' ? value : '');

const LAYOUT = { gap: '16px' } as const;
