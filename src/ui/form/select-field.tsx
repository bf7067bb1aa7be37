import { memo, type ReactNode, type Ref, useId } from 'react';
import { Field } from './field.tsx';
import { ChevronDownIcon } from '../icons/icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Stands for the value '' and cannot be chosen. */
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
  helperText?: ReactNode;
  autoComplete?: string | undefined;
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One choice from a list, as the device's own list: best on phones and for screen readers.
 * @returns label, select and message; `onChange` gets the value
 */
export function SelectField(props: SelectFieldProps) {
  const made = useId();
  const { id = made, label, error, helperText, required, disabled = false, loading = false } = props;
  return (
    <Field {...{ id, label, error, helperText, required, disabled: disabled || loading }}>
      {(control) => (
        <>
          <select
            {...control}
            className="field-input"
            name={props.name}
            value={loading ? '' : props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            aria-busy={loading || undefined}
            ref={props.inputRef}
          >
            {choicesOf(props)}
          </select>
          <span className="field-arrow">
            <ChevronDownIcon size={20} />
          </span>
        </>
      )}
    </Field>
  );
}

function choicesOf({ loading = false, placeholder, options }: SelectFieldProps): ReactNode {
  if (loading) return <option value="">Carregando…</option>;
  return (
    <>
      {placeholder === undefined ? null : (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      <Options options={options} />
    </>
  );
}

/** All cities of a state, or thousands of stores: typing elsewhere in the form does not go through them again. */
const Options = memo(
  ({ options }: Pick<SelectFieldProps, 'options'>) =>
    options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    )),
  (before, after) =>
    before.options.length === after.options.length &&
    before.options.every(
      ({ value, label }, place) =>
        value === after.options[place]?.value && label === after.options[place]?.label,
    ),
);
