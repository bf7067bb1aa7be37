import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DataCard } from './data-card.tsx';
import { useMedia } from './use-media.ts';
import { visuallyHidden } from './visually-hidden.ts';
import { vars } from './vars.ts';

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

/** From here on there is room for columns. */
const WIDE = '(min-width: 900px)';

/** A table where there is room for one, a card for each row on a phone: the same facts under the same names. */
export function DataTable<T>({ caption, columns, rows, titleColumn, cardHeading = 'h2' }: DataTableProps<T>) {
  const wide = useMedia(WIDE);
  if (!wide) {
    return (
      <Box component="ul" aria-label={caption} sx={list}>
        {rows.map((row, place) => (
          <DataCard
            key={place}
            component="li"
            heading={cardHeading}
            title={columns[titleColumn]?.value(row)}
            rows={columns
              .filter((_column, index) => index !== titleColumn)
              .map(({ label, value }) => ({ label, value: value(row) }))}
          />
        ))}
      </Box>
    );
  }
  return (
    <Card>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric = false }) => (
              <th key={label} scope="col" data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map(({ label, value, numeric = false, words = false }) => (
                <td key={label} data-numeric={numeric} data-words={words}>
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Card>
  );
}

const list = { display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 } as const;

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& th': {
    padding: '16px 20px',
    textAlign: 'start',
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: vars.muted,
    backgroundColor: vars.sunken,
  },
  '& td': { padding: '16px 20px', borderTop: `1px solid ${vars.divider}`, fontWeight: 600 },
  '& [data-words=true]': { overflowWrap: 'anywhere' },
  '& [data-numeric=true]': { textAlign: 'end', whiteSpace: 'nowrap' },
});
