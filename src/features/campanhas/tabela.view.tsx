import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useListBlock } from '../../ui/lists/list-block.ts';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';

export interface Coluna<T> {
  label: string;
  value: (row: T) => ReactNode;
  /** Numbers, aligned right. */
  numeric?: boolean;
  /** Free text: long words break, so that no column leaves the page. */
  text?: boolean;
}

export interface TabelaProps<T> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly Coluna<T>[];
  /** Rows may be equal: their position is the key. */
  rows: readonly T[];
}

/** The column that names the row: its card's title. */
const TITLE = 1;
/** Rows per virtual block. */
const BLOCK = 24;

/** A table from 600 px on, cards below; renders only rows near the viewport. */
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
        render={(row) => <Cartao columns={columns} row={row} />}
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

/** A row as a phone shows it: its name and the other columns as facts. */
function Cartao<T>({ columns, row }: Pick<TabelaProps<T>, 'columns'> & { row: T }) {
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {/* With kerning, every line break of a very long word costs a scan of its rest. */}
        <Typography variant="h4" component="h2" sx={{ minWidth: 0, fontKerning: 'none' }}>
          {columns[TITLE]?.value(row)}
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          {columns
            .filter((_column, index) => index !== TITLE)
            .map(({ label, value }) => (
              <Stack key={label} direction="row" sx={FACT}>
                <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                {/* Amounts, dates and codes; translatable text comes as elements. @rule R161 */}
                <Typography
                  component="dd"
                  translate={textOf(value(row)) === '' ? undefined : 'no'}
                  sx={VALUE}
                >
                  {value(row)}
                </Typography>
              </Stack>
            ))}
        </Box>
      </CardContent>
    </Card>
  );
}

type RowsProps<T> = Pick<TabelaProps<T>, 'columns' | 'rows'> & {
  from: number;
  nameOf: (row: T) => string;
  isLong: boolean;
};

/** A block of rows; collapsed to their names when distant. */
function Rows<T>({ columns, rows, nameOf, from, isLong }: RowsProps<T>) {
  const shown = rows.slice(from, from + BLOCK);
  const { live, block } = useListBlock<HTMLTableSectionElement>({
    first: from === 0,
    rows: shown.length,
    gap: 0,
    // Cells are text: nothing in them takes the focus.
    hasStops: false,
  });
  return (
    <TableBody {...block} sx={{ '--row': '57px' }}>
      {live ? (
        shown.map((row, rowIndex) => (
          <TableRow key={rowIndex} aria-rowindex={from + rowIndex + 2}>
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

function cellOf<T>({ numeric = false, text = false }: Coluna<T>, isLong: boolean) {
  if (isLong) return { ...(text && WORDS), ...(text && { width: '24%' }), ...(numeric && END) };
  return { ...(text && WORDS), ...(numeric && NUMBER) };
}

const TABLE = { '& .MuiTableCell-root': { px: { xs: 1.5, md: 2.5 } } } as const;
/** Column widths stay fixed while rows come and go. */
const LONG_TABLE = { ...TABLE, tableLayout: 'fixed' } as const;
const END = { textAlign: 'end' } as const;
const WORDS = { overflowWrap: 'anywhere', minWidth: 'min(7rem, 20vw)' } as const;
/** A number stays whole beside long words, but a very long unit may break. */
const NUMBER = { ...END, overflowWrap: 'anywhere', minWidth: { xs: '6.5rem', md: '10rem' } } as const;

const textOf = (value: ReactNode): string => (typeof value === 'string' ? value : '');

const LAYOUT = { gap: '16px' } as const;

const FACT = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  py: 1.125,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const VALUE = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end', minWidth: 0 } as const;
