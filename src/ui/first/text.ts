import css from './text.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

/**
 * The looks of text, as class names for plain elements: `t1` to `t4` are titles in the display face, `strong` and `small`
 * what stands below them, `said` words for screen readers alone. The element says what the text is, the class how it looks.
 */
export const text = {
  t1: 't1',
  t2: 't2',
  t3: 't3',
  t4: 't4',
  strong: 't-strong',
  strongSmall: 't-strong-small',
  body: 't-body',
  small: 't-small',
  tiny: 't-tiny',
  muted: 'muted',
  /** Figures of one width. */
  figures: 'figures',
  said: 'said',
} as const;

/** Class names in one attribute; what is absent is left out. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
