import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** One line of text that is still to come; `width` as CSS takes it. */
export function LineSkeleton({ width = '60%', height = 20 }: { width?: string | number; height?: number }) {
  return <Skeleton variant="rounded" width={width} height={height} />;
}

/** The inside of a card with a small line, a large figure and another small line. */
export function CardSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      <LineSkeleton width="45%" />
      <LineSkeleton width="70%" height={40} />
      <LineSkeleton width="35%" height={16} />
    </Box>
  );
}

interface CardGridSkeletonProps {
  count?: number;
  /** The pictures' ratio, the same as in the cards to come. */
  ratio?: string;
  /** `grid-template-columns` of the list to come. */
  columns?: string | Record<string, string>;
}

const COLUMNS = { xs: 'repeat(auto-fill, minmax(148px, 1fr))', sm: 'repeat(auto-fill, minmax(208px, 1fr))' };

/** A grid of cards with a picture each: offers, leaflets, items to exchange. */
export function CardGridSkeleton({ count = 8, ratio = '4 / 3', columns = COLUMNS }: CardGridSkeletonProps) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place}>
          <Skeleton
            variant="rectangular"
            width="100%"
            height="auto"
            sx={{ aspectRatio: ratio, borderRadius: 0 }}
          />
          <Box sx={{ display: 'grid', gap: 1.25, p: 2 }}>
            <LineSkeleton width="85%" />
            <LineSkeleton width="50%" height={28} />
            <LineSkeleton width="65%" height={16} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** A list of cards one below the other: purchases, statements. */
export function ListSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} sx={{ p: 2.5, minHeight: height }}>
          <CardSkeleton />
        </Card>
      ))}
    </Box>
  );
}

/** A whole screen whose code is on its way: a title and its first cards. */
export function ScreenSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
      <LineSkeleton width="min(320px, 70%)" height={40} />
      <ListSkeleton count={2} height={160} />
    </Box>
  );
}
