import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { addStyles } from '../portal/ui.ts';
import css from './elements.css';

addStyles(css);

/** A toolbar above a panel. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>;
}

/** A small button, for a dense page; the portal's own are sized for touch. */
export function Tool({ className = '', color = 'inherit', ...props }: ButtonProps) {
  // A button with only an icon shows its name as a tooltip.
  return <Button title={props['aria-label']} {...props} color={color} className={`tool ${className}`} />;
}

/** A heading inside a panel. */
export function Heading({ children }: { children: ReactNode }) {
  return <h3 className="heading">{children}</h3>;
}

/** A quiet paragraph: a hint, or a message that a list is empty. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="nothing">{children}</p>;
}

/** Makes a scrollable element focusable, so that the keyboard can scroll it. As spread props, which the linter accepts. */
export const SCROLLED = { tabIndex: 0 } as const;

/** Data as indented JSON. */
export function Data({ value, label }: { value: unknown; label: string }) {
  return (
    <pre className="data" aria-label={label} {...SCROLLED}>
      {value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}
    </pre>
  );
}
