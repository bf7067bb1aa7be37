import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, memo, type ReactNode, useId } from 'react';

/** What a field shows around its control. */
export interface FieldProps {
  /** Made up when absent. */
  id?: string | undefined;
  label: string;
  /** The message while there is an error, else help. */
  helperText?: ReactNode;
  error?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** How a control says what its field knows: for the `<input>` or `<select>` itself. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  required: false;
}

/**
 * Label, control and message, tied to each other.
 * @param children makes the control from its attributes
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
        // The native attribute marks an empty field as invalid from the start.
        required: false,
      })}
      {helpId === undefined ? null : <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** Attributes of the `<input>` that MUI takes in `inputProps` alone. */
type InputAttributes = Pick<ComponentProps<'input'>, 'autoCapitalize' | 'inputMode' | 'maxLength'>;

export interface TextFieldProps
  extends
    FieldProps,
    InputAttributes,
    Omit<OutlinedInputProps, keyof FieldProps | keyof InputAttributes | 'value'> {
  value: string;
}

/** MUI's TextField without Select, Menu and Modal, which it would bring along (14 kB). */
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
