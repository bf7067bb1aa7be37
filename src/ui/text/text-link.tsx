import type { ComponentProps } from 'react';
import { addStyles } from './styles.ts';
import { classes } from './text.ts';
import css from './text-link.css';

addStyles(css);

/** A link among words, or one that is a line of its own. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classes('text-link', className)}>
      {children}
    </a>
  );
}
