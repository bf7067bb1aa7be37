import { addStyles } from '../theme/styles.ts';
import css from './paper.css';

addStyles(css);

/** The class of what is not printed (R143). Whoever has it brings the house's paper with it. */
export const OFF_PAPER = 'off-paper';
