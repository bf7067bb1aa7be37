import { Card } from './card.tsx';
import { addStyles } from '../theme/styles.ts';
import { text } from './text.ts';
import css from './skeletons.css';

addStyles(css);

interface LineProps {
  width: string;
  height?: number;
}

/** A line of a placeholder. */
export const Line = ({ width, height = 20 }: LineProps) => (
  <span className="skeleton" style={{ width, height }} />
);

/** A card's inside: title, large line, small line. Without a title it stands below another line. */
export function CardSkeleton({ withTitle = true }) {
  return (
    <div aria-hidden className="skeleton-lines">
      {withTitle && <Line width="45%" />}
      <Line width="70%" height={40} />
      <Line width="35%" height={16} />
    </div>
  );
}

/** The placeholder of a picture. */
export function PictureSkeleton({ ratio }: { ratio: string }) {
  return <span className="skeleton skeleton-picture" style={{ aspectRatio: ratio }} />;
}

/** A loading screen: its title and first cards. */
export function ScreenSkeleton({ heading }: { heading: string }) {
  return (
    <div className="skeleton-screen">
      {heading === '' ? <Line width="min(320px, 70%)" height={40} /> : <h1 className={text.t1}>{heading}</h1>}
      <div aria-hidden className="skeleton-list">
        {[0, 1].map((index) => (
          <Card key={index}>
            <CardSkeleton />
          </Card>
        ))}
      </div>
    </div>
  );
}
