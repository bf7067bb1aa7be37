import { addStyles } from '../theme/styles.ts';
import css from './paper.css';

addStyles(css);

/** The class of what is not printed. Import the print style sheet with it. @rule R143 */
export const OFF_PAPER = 'off-paper';
