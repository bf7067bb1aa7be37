import type { ComponentProps } from 'react';
import { Card } from './card.tsx';
import css from './panel.css';
import { addStyles } from './styles.ts';
import { classes } from './text.ts';

addStyles(css);

/** A card whose content stands one below the other, off its edges. */
export function Panel({ className, ...rest }: ComponentProps<typeof Card>) {
  return <Card {...rest} className={classes('panel', className)} />;
}
