import { addStyles } from '../text/styles.ts';
import css from './checkbox-field.css';

addStyles(css);

/** A plain checkbox whose state is the browser's alone; the whole row is its target. */
export function PlainCheckboxField({ id, label }: { id: string; label: string }) {
  return (
    <label className="choice-row">
      <input type="checkbox" id={id} className="choice-input" />
      <span>{label}</span>
    </label>
  );
}
