import type { ReactNode } from 'react';
import { Card } from '../text/card.tsx';
import { addStyles } from '../text/styles.ts';
import { classes } from '../text/text.ts';
import css from './picture-card.css';

addStyles(css);

interface PictureCardProps {
  picture: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card with a picture at its top, from edge to edge, and words below. It is as high as the highest of its row. */
export function PictureCard({ picture, className, children }: PictureCardProps) {
  return (
    <Card as="article" className={classes('picture-card', className)}>
      {picture}
      <div className="body">{children}</div>
    </Card>
  );
}
