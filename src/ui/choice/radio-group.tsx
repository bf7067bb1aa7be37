import { useId } from 'react';
import { ChoiceInput, ChoiceRow } from './choice-mark.tsx';
import { Asterisk, FieldMessage } from '../form/field.tsx';
import { addStyles } from '../text/styles.ts';
import css from './radio-group.css';

addStyles(css);

export interface RadioOption<V extends string> {
  value: V;
  label: string;
}

export interface RadioGroupProps<V extends string> {
  label: string;
  /** '' when nothing is chosen yet. */
  value: V | '';
  options: readonly RadioOption<V>[];
  onChange: (value: V) => void;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
}

/**
 * A choice of few, all of them in sight, as cards in a row or one below the other.
 * @returns a fieldset named by its label; the browser's own arrow keys move the choice
 */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const made = useId();
  const { label, value, options, onChange, name = made, required = false, disabled, error } = props;
  const message = typeof error === 'string' && error !== '' ? error : null;
  const invalid = message !== null || error === true;
  const errorId = `${made}-ajuda`;
  return (
    <fieldset
      className="radio-group"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={message === null ? undefined : errorId}
      disabled={disabled}
    >
      <legend>
        {label}
        {required ? <Asterisk /> : null}
      </legend>
      <div className="options">
        {options.map((option) => (
          <ChoiceRow key={option.value}>
            <ChoiceInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </ChoiceRow>
        ))}
      </div>
      {message === null ? null : (
        <FieldMessage id={errorId} data-invalid>
          {message}
        </FieldMessage>
      )}
    </fieldset>
  );
}
