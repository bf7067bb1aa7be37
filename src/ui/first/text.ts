import css from './text.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

/**
 * Text styles as class names: `t1` to `t3` are titles, `strong` and `small` body text, `said` for screen readers only. The
 * element carries the meaning.
 */
export const text = {
  t1: 't1',
  t2: 't2',
  t3: 't3',
  strong: 't-strong',
  body: 't-body',
  small: 't-small',
  tiny: 't-tiny',
  muted: 'muted',
  /** Tabular figures. */
  figures: 'figures',
  said: 'said',
} as const;

/** Joins class names; absent ones are skipped. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
