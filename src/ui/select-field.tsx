import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';
import { ChevronDownIcon } from './icon.tsx';

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
  const { id = made, label, error, helperText, required = false, disabled = false, loading = false } = props;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const message = typeof error === 'string' && error !== '' ? error : helperText;
  const helpId = message === undefined || message === null ? undefined : `${id}-ajuda`;
  return (
    <FormControl fullWidth error={invalid} required={required} disabled={disabled || loading}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        name={props.name}
        variant="outlined"
        input={<OutlinedInput sx={look} />}
        IconComponent={Arrow}
        value={loading ? '' : props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete}
        inputRef={props.inputRef}
        inputProps={{
          id,
          required: false,
          'aria-required': required || undefined,
          'aria-busy': loading || undefined,
          'aria-describedby': helpId,
        }}
      >
        {choicesOf(props)}
      </NativeSelect>
      {helpId === undefined ? null : <FormHelperText id={helpId}>{message}</FormHelperText>}
    </FormControl>
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
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}

/** Lies over the select without taking its clicks, so that the whole field opens the list. */
function Arrow({ className }: { className?: string }) {
  return (
    <span className={className}>
      <ChevronDownIcon size={20} />
    </span>
  );
}

const look = {
  '& select': { '&&': { pr: '48px' }, minWidth: 0, textOverflow: 'ellipsis' },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .MuiNativeSelect-icon': { display: 'grid', right: 16, top: 'calc(50% - 10px)', color: 'text.secondary' },
};
