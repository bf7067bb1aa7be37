import type { ComponentProps, ReactNode } from 'react';
import css from './choice-mark.css';
import { addStyles } from '../text/styles.ts';

addStyles(css);

/** The row of a checkbox or radio: the whole line is the target, at least 44 px high. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return <label className="choice-row">{children}</label>;
}

/** A native checkbox or radio in our look: drawn by its own pseudo-element, so it stays one focusable control. */
export function ChoiceInput(props: ComponentProps<'input'>) {
  return <input {...props} className="choice-input" />;
}
