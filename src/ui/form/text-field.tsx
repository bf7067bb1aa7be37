import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, memo, type ReactNode, useId } from 'react';

/** What a field shows around its control. */
export interface FieldProps {
  /** Generated when absent. */
  id?: string | undefined;
  label: string;
  /** The error message, else the help. */
  helperText?: ReactNode;
  error?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Accessibility attributes of the `<input>` or `<select>`. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  required: false;
}

/**
 * Label, control and message, linked.
 * @param children renders the control with its attributes
 */
export function Field({
  children,
  ...props
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const made = useId();
  const { id = made, label, helperText, error = false, required = false, disabled = false } = props;
  const helpId = helperText === undefined || helperText === '' ? undefined : `${id}-ajuda`;
  return (
    <FormControl error={error} required={required} disabled={disabled}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      {children({
        id,
        'aria-describedby': helpId,
        'aria-required': required || undefined,
        // The native attribute would mark an empty field as invalid at once.
        required: false,
      })}
      {helpId === undefined ? null : <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** `<input>` attributes that MUI takes in `inputProps` only. */
type InputAttributes = Pick<ComponentProps<'input'>, 'autoCapitalize' | 'inputMode' | 'maxLength'>;

export interface TextFieldProps
  extends
    FieldProps,
    InputAttributes,
    Omit<OutlinedInputProps, keyof FieldProps | keyof InputAttributes | 'value'> {
  value: string;
}

/** MUI's TextField without Select, Menu and Modal (14 kB). */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { id, label, helperText, error, required, disabled, inputProps, ...rest } = props;
  const { autoCapitalize, inputMode, maxLength, ...input } = rest;
  return (
    <Field {...{ id, label, helperText, error, required, disabled }}>
      {(control) => (
        <OutlinedInput
          {...input}
          id={control.id}
          inputProps={{ spellCheck: false, autoCapitalize, inputMode, maxLength, ...inputProps, ...control }}
        />
      )}
    </Field>
  );
});
