import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { addStyles } from '../portal/ui.ts';
import css from './elements.css';

addStyles(css);

export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>;
}

/** A small button, for a dense page; the portal's own are sized for touch. */
export function Tool({ className = '', color = 'inherit', ...props }: ButtonProps) {
  // A button with only an icon shows its name as a tooltip.
  return <Button title={props['aria-label']} {...props} color={color} className={`tool ${className}`} />;
}

/** A row of a list that can be chosen. */
export function RowButton(props: ComponentProps<'button'>) {
  return <button className="row" {...props} type="button" />;
}

export function Heading({ children }: { children: ReactNode }) {
  return <h3 className="heading">{children}</h3>;
}

/** A quiet paragraph, such as a message that a list is empty; `alone` in its panel it has room around it. */
export function Hint({ alone = false, children }: { alone?: boolean; children: ReactNode }) {
  return <p className={alone ? 'hint alone' : 'hint'}>{children}</p>;
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Makes it a list to choose from. */
  options?: readonly (readonly [value: string, words: string])[];
  /** How many columns of a form it spans. */
  span?: number;
}

/** A field below its label. */
export function Field({ label, options, span = 1, ...props }: FieldProps) {
  return (
    <label className="field" style={{ gridColumn: `span ${span}` }}>
      {label}
      {options === undefined ? (
        <input className="input" {...props} />
      ) : (
        <select className="input" {...(props as ComponentProps<'select'>)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

/** Arrow keys, Home and End move the focus between the rows of a list or a tree. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const list = event.currentTarget.closest('ol, [role=tree]');
  const rows = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

export function bringIntoView(row: Element | null): void {
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Makes a scrollable element focusable, so that the keyboard can scroll it. As spread props, which the linter accepts. */
export const SCROLLED = { tabIndex: 0 } as const;

export function Data({ value, label }: { value: unknown; label: string }) {
  return (
    <pre className="data" aria-label={label} {...SCROLLED}>
      {value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}
    </pre>
  );
}
