import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CARD_COLUMNS } from '../lists/virtual-list.tsx';

/** The inside of a card with a small line, a large figure and another small line. */
export function CardSkeleton() {
  return (
    <Stack aria-hidden spacing={1.5}>
      <Skeleton width="45%" height={20} />
      <Skeleton width="70%" height={40} />
      <Skeleton width="35%" height={16} />
    </Stack>
  );
}

interface CardGridSkeletonProps {
  count?: number;
  /** The pictures' ratio, the same as in the cards to come. */
  ratio?: string;
  /** `grid-template-columns` of the list to come: on a phone, and from 600 px on. */
  columns?: { xs: string; sm: string };
}

/** A grid of cards with a picture each: leaflets, campaigns, items to exchange. */
export function CardGridSkeleton({
  count = 8,
  ratio = '4 / 3',
  columns = CARD_COLUMNS,
}: CardGridSkeletonProps) {
  const rows = columns === CARD_COLUMNS ? ROWS : null;
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} sx={rows}>
          <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: ratio, borderRadius: 0 }} />
          <Stack spacing={1.25} sx={{ p: 2 }}>
            <Skeleton width="85%" height={20} />
            <Skeleton width="50%" height={28} />
            <Skeleton width="65%" height={16} />
          </Stack>
        </Card>
      ))}
    </Box>
  );
}

/** On a phone cards of `CARD_COLUMNS` are rows, their pictures at the left. */
const ROWS = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'start',
  p: { xs: 1.5, sm: 0 },
} as const;

/** A list of cards one below the other: purchases, statements. */
export function ListSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <Stack aria-hidden spacing={2}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} sx={{ p: 2.5, minHeight: height }}>
          <CardSkeleton />
        </Card>
      ))}
    </Stack>
  );
}
