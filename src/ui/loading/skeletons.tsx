import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A card's inside: small line, large line, small line. */
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
  count: number;
  /** The ratio of the pictures to come. */
  ratio: string;
  /** `grid-template-columns` of the list to come. */
  columns: string;
}

/** A grid of cards with pictures on top: leaflets, campaigns. */
export function CardGridSkeleton({ count, ratio, columns }: CardGridSkeletonProps) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
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

/** A grid of cards whose picture stands at the left: items to exchange. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gap: 'var(--card-gap)', gridTemplateColumns: 'var(--card-columns)' }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="row-card">
          <Skeleton variant="rounded" width={88} height={88} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="85%" height={20} />
            <Skeleton width="50%" height={28} />
            <Skeleton width="100%" height={48} sx={{ mt: 1 }} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** A list of cards: vouchers, stores, terms. */
export function ListSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <Stack aria-hidden spacing={2}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} sx={{ p: 2.5, minHeight: height }}>
          <CardSkeleton />
        </Card>
      ))}
    </Stack>
  );
}

/** A list of `DataLine`s: purchases, statements. */
export function LinesSkeleton({ count }: { count: number }) {
  return (
    <Stack aria-hidden spacing={1}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} sx={{ px: 1.75, py: 1.5, borderRadius: '14px' }}>
          <Skeleton width="55%" height={20} sx={{ mb: '4px' }} />
          <Skeleton width="80%" height={20} />
        </Card>
      ))}
    </Stack>
  );
}
