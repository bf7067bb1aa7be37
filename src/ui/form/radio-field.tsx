import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import { memo } from 'react';
import type { FieldProps } from './text-field.tsx';

export interface RadioFieldProps
  extends Omit<FieldProps, 'id'>, Pick<RadioGroupProps, 'onChange' | 'onBlur'> {
  id: string;
  name: string;
  /** '' when nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
}

/** MUI's RadioGroup with its label and message. */
export const RadioField = memo(function RadioField(props: RadioFieldProps) {
  const {
    id,
    label,
    helperText,
    error = false,
    required = false,
    disabled = false,
    options,
    ...group
  } = props;
  const helpId = helperText === undefined || helperText === '' ? undefined : `${id}-ajuda`;
  return (
    <FormControl error={error} required={required} disabled={disabled}>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        {...group}
        aria-labelledby={`${id}-label`}
        aria-describedby={helpId}
        aria-required={required || undefined}
        aria-invalid={error || undefined}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<Radio />} />
        ))}
      </RadioGroup>
      {helpId === undefined ? null : <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
});
