import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { DataCard } from '../../ui/lists/data-card.tsx';
import { useListBlock } from '../../ui/lists/list-block.ts';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';

export interface Coluna<T> {
  label: string;
  value: (row: T) => ReactNode;
  /** Figures stand at the right edge. */
  numeric?: boolean;
  /** Free text: a word that is longer than its column is broken, so that no column leaves the page. */
  words?: boolean;
}

export interface TabelaProps<T> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly Coluna<T>[];
  /** Two rows may look the same: their place is their identity. */
  rows: readonly T[];
}

/** The column that names the row: the title of its card. */
const TITLE = 1;
/** So many rows are drawn or left out together. */
const BLOCK = 24;

/** MUI's table from 600 px on, below a card for each row: adds the cards, and rows that are drawn near the window alone. */
export function Tabela<T>({ caption, columns, rows }: TabelaProps<T>) {
  const wide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const nameOf = (row: T) => textOf(columns[TITLE]?.value(row));
  if (!wide) {
    return (
      <VirtualList
        label={caption}
        items={rows}
        nameOf={nameOf}
        layout={LAYOUT}
        render={(row) => (
          <DataCard
            heading="h2"
            title={columns[TITLE]?.value(row)}
            rows={columns
              .filter((_column, index) => index !== TITLE)
              .map(({ label, value }) => ({ label, value: value(row) }))}
          />
        )}
      />
    );
  }
  const isLong = rows.length > BLOCK;
  return (
    <TableContainer component={Card}>
      <Table aria-rowcount={rows.length + 1} sx={isLong ? LONG_TABLE : TABLE}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} sx={cellOf(column, isLong)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) => (
          <Rows key={block} from={block * BLOCK} {...{ columns, rows, nameOf, isLong }} />
        ))}
      </Table>
    </TableContainer>
  );
}

type RowsProps<T> = Pick<TabelaProps<T>, 'columns' | 'rows'> & {
  from: number;
  nameOf: (row: T) => string;
  isLong: boolean;
};

/** A stretch of the table's rows; far away their names alone. */
function Rows<T>({ columns, rows, nameOf, from, isLong }: RowsProps<T>) {
  const shown = rows.slice(from, from + BLOCK);
  const { live, block } = useListBlock<HTMLTableSectionElement>({
    first: from === 0,
    rows: shown.length,
    gap: 0,
    // The cells hold texts: nothing in them can take the focus.
    hasStops: false,
  });
  return (
    <TableBody {...block} sx={{ '--row': '57px' }}>
      {live ? (
        shown.map((row, place) => (
          <TableRow key={place} aria-rowindex={from + place + 2}>
            {columns.map((column) => (
              <TableCell key={column.label} sx={cellOf(column, isLong)}>
                {column.value(row)}
              </TableCell>
            ))}
          </TableRow>
        ))
      ) : (
        <TableRow>
          <TableCell colSpan={columns.length} sx={{ py: 0, fontWeight: 400 }}>
            <div className="far-names" translate="no">
              {shown.map(nameOf).join('\n')}
            </div>
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
}

function cellOf<T>({ numeric = false, words = false }: Coluna<T>, isLong: boolean) {
  if (isLong) return { ...(words && WORDS), ...(words && { width: '24%' }), ...(numeric && END) };
  return { ...(words && WORDS), ...(numeric && NUMBER) };
}

const TABLE = { '& .MuiTableCell-root': { px: { xs: 1.5, md: 2.5 } } } as const;
/** Its columns keep their widths while rows come and go. */
const LONG_TABLE = { ...TABLE, tableLayout: 'fixed' } as const;
const END = { textAlign: 'end' } as const;
const WORDS = { overflowWrap: 'anywhere', minWidth: 'min(7rem, 20vw)' } as const;
/** A number stays whole beside long words, but no unit of a thousand letters takes the page's width. */
const NUMBER = { ...END, overflowWrap: 'anywhere', minWidth: { xs: '6.5rem', md: '10rem' } } as const;

const textOf = (value: ReactNode): string => (typeof value === 'string' ? value : '');

const LAYOUT = { gap: '16px' } as const;
