import type { ReactNode } from 'react';
import css from './pill.css';
import { addStyles } from './styles.ts';
import { classes } from './text.ts';

addStyles(css);

/** A word or a number that should be seen: on the brand's yellow, in one line. */
export function Pill({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classes('pill', className)}>{children}</span>;
}
