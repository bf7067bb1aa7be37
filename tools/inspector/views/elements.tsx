import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { addStyles } from '../portal/ui.ts';
import css from './elements.css';

addStyles(css);

/** A band of tools above a panel. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>;
}

/** A small button of a dense page; the house's large ones are for fingers. */
export function Tool({ className = '', color = 'inherit', ...props }: ButtonProps) {
  // Whoever sees only an icon learns its name from the pointer.
  return <Button title={props['aria-label']} {...props} color={color} className={`tool ${className}`} />;
}

/** A heading inside a panel. */
export function Heading({ children }: { children: ReactNode }) {
  return <h3 className="heading">{children}</h3>;
}

/** Words in the place of what is not there. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="nothing">{children}</p>;
}

/** What may be too long for its place is scrolled by keyboard, too; for the linter it could not be reached. */
export const SCROLLED = { tabIndex: 0 } as const;

/** Data, indented, in the machine's letters. */
export function Data({ value, label }: { value: unknown; label: string }) {
  return (
    <pre className="data" aria-label={label} {...SCROLLED}>
      {value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}
    </pre>
  );
}
