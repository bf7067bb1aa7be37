import type { HTMLAttributes } from 'react';
import css from './card.css';
import { addStyles } from '../theme/styles.ts';
import { classes } from './text.ts';

addStyles(css);

type CardProps = HTMLAttributes<HTMLElement> & {
  /** `li` inside a list; `section` with a name is a landmark. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
};

/** The house's card: what belongs together, on paper with rounded corners. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classes('card', className)} />;
}
