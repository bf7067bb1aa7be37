import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

export interface LineFact {
  label: string;
  value: ReactNode;
  /** In the line: what counts stands at the end, and its second line below it. */
  place: 'day' | 'code' | 'until' | 'amount' | 'less';
}

export interface DataLineProps {
  title: ReactNode;
  /** An amount, at the end of the first line. */
  aside?: ReactNode;
  /** The title's level, one below the section's. */
  heading?: 'h2' | 'h3' | undefined;
  /** On a phone the title fills the first line and the facts are in the second. */
  isTitleLong?: boolean;
  facts: readonly LineFact[];
}

/** An entry of a long list in one line, on a phone in two or three; what each figure is, is said to screen readers. */
export function DataLine({ title, aside, heading = 'h2', isTitleLong = false, facts }: DataLineProps) {
  return (
    <Card sx={{ borderRadius: '14px', containerType: 'inline-size' }}>
      <Box sx={isTitleLong ? (facts.length > 1 ? LONG_LINE : TWO_LINES) : LINE}>
        <Typography variant="subtitle1" component={heading} sx={isTitleLong ? LONG_TITLE : TITLE}>
          {title}
        </Typography>
        {aside !== undefined && (
          <Typography component="div" sx={isTitleLong ? SECOND : FACTS.amount}>
            {aside}
          </Typography>
        )}
        <Box component="dl" sx={{ display: 'contents' }}>
          {facts.map(({ label, value, place }) => (
            <Typography key={label} variant="caption" component="div" sx={FACTS[place]}>
              <Box component="dt" sx={SAID.has(place) ? SHOWN : visuallyHidden}>
                {label}
              </Box>
              <Box component="dd" translate={typeof value === 'string' ? 'no' : undefined} sx={INLINE}>
                {value}
              </Box>
            </Typography>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

/** Facts that say what they are. */
const SAID = new Set<LineFact['place']>(['code', 'until']);
const ONE_LINE = '@container (min-width: 50em)';

/** Two lines, between which `::after` breaks; a grid of one line where the letters have room for it. */
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 8px',
  p: '10px 14px',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: '""', order: 2, flexBasis: '100%' },
  [ONE_LINE]: {
    display: 'grid',
    p: '10px 20px',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto 9rem 8rem 12rem',
    gridTemplateAreas: '"day title until code amount less"',
    '&::after': { content: 'none' },
  },
} as const;

/** Its code and last fact are short words. */
const LONG_LINE = {
  ...LINE,
  '&::after': { ...LINE['&::after'], order: 5 },
  [ONE_LINE]: {
    ...LINE[ONE_LINE],
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto 5rem 8rem 5rem',
  },
} as const;
/** There is no third line. */
const TWO_LINES = {
  ...LINE,
  '&::after': { content: 'none' },
  [ONE_LINE]: {
    ...LINE[ONE_LINE],
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"day title amount"',
  },
} as const;

const TITLE = { gridArea: 'title', flex: '1 1 9rem', minWidth: 0, fontKerning: 'none' } as const;
const LONG_TITLE = { ...TITLE, flexBasis: '100%' } as const;
const INLINE = { display: 'inline-block', m: 0 } as const;
const SHOWN = { display: 'inline', mr: '0.3em' } as const;

const FACTS = {
  day: { gridArea: 'day', order: 3, color: 'text.secondary', whiteSpace: 'nowrap' },
  code: { gridArea: 'code', order: 4, minWidth: 0, color: 'text.secondary' },
  until: { gridArea: 'until', order: 6, color: 'text.secondary', '& .MuiChip-root': { height: 20 } },
  amount: {
    gridArea: 'amount',
    order: 1,
    ml: 'auto',
    // It breaks only where it is wider than the whole line.
    flexShrink: 0,
    maxWidth: '100%',
    typography: 'subtitle1',
    textAlign: 'end',
  },
  less: {
    gridArea: 'less',
    order: 7,
    ml: 'auto',
    color: 'success.main',
    fontWeight: 600,
    textAlign: 'end',
    '& [translate]': { whiteSpace: 'nowrap' },
  },
} as const;

const SECOND = { ...FACTS.amount, order: 5 } as const;
