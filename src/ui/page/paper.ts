import { addStyles } from '../theme/styles.ts';
import css from './paper.css';

addStyles(css);

/** The class of what is not printed. Whoever has it brings the house's paper with it. @rule R143 */
export const OFF_PAPER = 'off-paper';
