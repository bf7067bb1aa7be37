import { type ReactNode, type Ref, useId } from 'react';
import { ChoiceInput, ChoiceRow } from './choice-mark.tsx';
import { FieldMessage } from '../form/field.tsx';

export interface CheckboxFieldProps {
  /** May hold links. */
  label: ReactNode;
  /** Absent: the browser keeps the state. */
  checked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A checkbox with its text and, if any, its error below.
 * @returns one row of at least 44 px, the whole of which is the target
 */
export function CheckboxField({ label, checked, onChange, id, name, ...rest }: CheckboxFieldProps) {
  const errorId = useId();
  const { disabled = false, required = false, error, inputRef } = rest;
  const message = typeof error === 'string' && error !== '' ? error : null;
  const invalid = message !== null || error === true;
  return (
    <div>
      <ChoiceRow>
        <ChoiceInput
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.checked)}
          ref={inputRef}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={message === null ? undefined : errorId}
        />
        <span>{label}</span>
      </ChoiceRow>
      {message === null ? null : (
        <FieldMessage id={errorId} data-invalid>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}
