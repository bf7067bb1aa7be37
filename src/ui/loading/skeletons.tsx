import type { CSSProperties } from 'react';
import { Card } from '../text/card.tsx';
import css from './skeletons.css';
import { addStyles } from '../text/styles.ts';
import { text } from '../text/text.ts';

addStyles(css);

/** One line of text that is still to come; `width` as CSS takes it. */
export function LineSkeleton({ width = '60%', height = 20 }: { width?: string | number; height?: number }) {
  return <span className="skeleton" style={{ width, height }} />;
}

/** The inside of a card with a small line, a large figure and another small line. */
export function CardSkeleton() {
  return (
    <div aria-hidden className="skeleton-lines">
      <LineSkeleton width="45%" />
      <LineSkeleton width="70%" height={40} />
      <LineSkeleton width="35%" height={16} />
    </div>
  );
}

/** The place of a picture that is still to come. */
export function PictureSkeleton({ ratio }: { ratio: string }) {
  return <span className="skeleton skeleton-picture" style={{ aspectRatio: ratio }} />;
}

interface CardGridSkeletonProps {
  count?: number;
  /** The pictures' ratio, the same as in the cards to come. */
  ratio?: string;
  /** `grid-template-columns` of the list to come: on a phone, and from 600 px on. */
  columns?: { xs: string; sm: string };
}

/** Of every list of cards with a square picture each: fewer where the letters are larger. */
export const CARD_COLUMNS = {
  xs: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
  sm: 'repeat(auto-fill, minmax(13rem, 1fr))',
};

/** A grid of cards with a picture each: offers, leaflets, items to exchange. */
export function CardGridSkeleton({
  count = 8,
  ratio = '4 / 3',
  columns = CARD_COLUMNS,
}: CardGridSkeletonProps) {
  return (
    <div
      aria-hidden
      className="skeleton-grid"
      style={{ '--xs': columns.xs, '--sm': columns.sm } as CSSProperties}
    >
      {Array.from({ length: count }, (_, place) => (
        <Card key={place}>
          <PictureSkeleton ratio={ratio} />
          <div className="skeleton-words">
            <LineSkeleton width="85%" />
            <LineSkeleton width="50%" height={28} />
            <LineSkeleton width="65%" height={16} />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** A list of cards one below the other: purchases, statements. */
export function ListSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <div aria-hidden className="skeleton-list">
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} style={{ minHeight: height }}>
          <CardSkeleton />
        </Card>
      ))}
    </div>
  );
}

/** A whole screen whose code is on its way: its title and its first cards. */
export function ScreenSkeleton({ heading }: { heading: string }) {
  return (
    <div className="skeleton-screen">
      {heading === '' ? (
        <LineSkeleton width="min(320px, 70%)" height={40} />
      ) : (
        <h1 className={text.t1}>{heading}</h1>
      )}
      <ListSkeleton count={2} height={160} />
    </div>
  );
}
