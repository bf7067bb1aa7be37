import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { Field, type FieldProps } from './text-field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldProps, Pick<NativeSelectProps, 'name' | 'onChange' | 'onBlur' | 'autoComplete'> {
  value: string;
  options: readonly SelectOption[];
  /** The label of value '', which cannot be chosen. */
  placeholder?: string | undefined;
  /** The options are names, not to be translated. @rule R161 */
  names?: boolean | undefined;
  /** The options are loading. */
  loading?: boolean | undefined;
}

/** MUI's NativeSelect with its label, for loading or very long options. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { id, label, helperText, error, required, disabled = false, loading = false, ...rest } = props;
  const { options, placeholder, value, names = false, ...select } = rest;
  return (
    <Field {...{ id, label, helperText, error, required, disabled: disabled || loading }}>
      {(control) => (
        <NativeSelect
          {...select}
          value={loading ? '' : value}
          input={<OutlinedInput />}
          inputProps={{ ...control, 'aria-busy': loading || undefined }}
        >
          {placeholder === undefined && !loading ? null : (
            <option value="" disabled>
              {loading ? 'Carregando…' : placeholder}
            </option>
          )}
          {loading ? null : <Options options={options} names={names} />}
        </NativeSelect>
      )}
    </Field>
  );
});

/** Memoised: thousands of options are not rendered again. */
const Options = memo(
  ({ options, names }: Pick<SelectFieldProps, 'options' | 'names'>) =>
    options.map((option) => (
      <option key={option.value} value={option.value} translate={names ? 'no' : undefined}>
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
