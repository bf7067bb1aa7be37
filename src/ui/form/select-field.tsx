import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { SelectOptions, type SelectOptionsProps } from './select-options.tsx';
import { Field, type FieldProps } from './text-field.tsx';

export interface SelectFieldProps
  extends
    FieldProps,
    SelectOptionsProps,
    Pick<NativeSelectProps, 'name' | 'onChange' | 'onBlur' | 'autoComplete'> {
  value: string;
}

/** MUI's NativeSelect with its label, for loading or very long options. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { id, label, helperText, error, required, disabled = false, loading = false, ...rest } = props;
  const { options, placeholder, value, names, ...select } = rest;
  return (
    <Field {...{ id, label, helperText, error, required, disabled: disabled || loading }}>
      {(control) => (
        <NativeSelect
          {...select}
          value={loading ? '' : value}
          input={<OutlinedInput />}
          inputProps={{ ...control, 'aria-busy': loading || undefined }}
        >
          <SelectOptions {...{ options, placeholder, names, loading }} />
        </NativeSelect>
      )}
    </Field>
  );
});
