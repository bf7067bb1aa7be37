import type { HTMLAttributes, ReactNode } from 'react';
import css from './field.css';
import { addStyles } from '../text/styles.ts';

addStyles(css);

/** What every field of a form may carry, besides its own control. */
export interface FieldFrameProps {
  id: string;
  label: string;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
  /** Shown while there is no error message. */
  helperText?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** How a control says what its field knows: spread it on the `<input>` or `<select>`. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * The frame of a field: label above, error or help below, tied to the control for screen readers.
 * @param children makes the control from its accessibility attributes
 */
export function Field(props: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, error, helperText, required = false, disabled = false, children } = props;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const message = typeof error === 'string' && error !== '' ? error : helperText;
  const helpId = message === undefined || message === null ? undefined : `${id}-ajuda`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id} data-disabled={disabled || undefined}>
        {label}
        {required ? <Asterisk /> : null}
      </label>
      <div
        className="field-control"
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
      >
        {children({
          id,
          disabled,
          // `required` would trigger the browser's own validation bubbles; `aria-required` says the same without them.
          'aria-required': required || undefined,
          'aria-invalid': invalid || undefined,
          'aria-describedby': helpId,
        })}
      </div>
      {helpId === undefined ? null : (
        <FieldMessage id={helpId} data-invalid={invalid || undefined}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}

/** The mark of a field that must be filled in. */
export function Asterisk() {
  return (
    <span className="field-asterisk" aria-hidden>
      {' *'}
    </span>
  );
}

/** The line below a field: help, or what is wrong with it. */
export function FieldMessage({
  as: Element = 'p',
  ...props
}: HTMLAttributes<HTMLElement> & { as?: 'p' | 'output' | undefined; 'data-invalid'?: boolean | undefined }) {
  return <Element {...props} className="field-message" />;
}
