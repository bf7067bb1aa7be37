import type { HTMLAttributes } from 'react';
import css from './card.css';
import { addStyles } from '../theme/styles.ts';
import { classes } from './text.ts';

addStyles(css);

type CardProps = HTMLAttributes<HTMLElement> & {
  /** `li` in a list; a `section` with a name is a landmark. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
};

/** A plain card. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classes('card', className)} />;
}
