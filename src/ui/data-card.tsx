import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vars } from './vars.ts';

export interface DataRow {
  label: string;
  value: ReactNode;
}

export interface DataCardProps {
  title?: ReactNode;
  /** At the title's right: a status, an amount. */
  aside?: ReactNode;
  rows: readonly DataRow[];
  /** Below the rows: buttons. */
  actions?: ReactNode;
  /** The title's level: one below the heading that the card stands under. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Facts by name: purchases, statement entries, redemptions; what a table is on a wide screen. */
export function DataCard({ title, aside, rows, actions, heading = 'h3' }: DataCardProps) {
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {title === undefined && aside === undefined ? null : (
        <Head>
          <Typography variant="h4" component={heading} sx={{ minWidth: 0 }}>
            {title}
          </Typography>
          <span>{aside}</span>
        </Head>
      )}
      <Rows>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
      {actions === undefined ? null : <Foot>{actions}</Foot>}
    </Card>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

// At the bottom of cards of one row, however many facts each has.
const Foot = styled('div')({ display: 'grid', marginTop: 'auto' });

const Rows = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '9px 0',
    borderTop: `1px solid ${vars.divider}`,
  },
  '& > div:first-of-type:last-of-type': { borderTop: 0, padding: 0 },
  '& dt': { color: vars.muted, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end', minWidth: 0 },
});
