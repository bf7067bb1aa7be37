import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type ChangeEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Made up when absent. */
  id?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | undefined;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Marks the field for eye and screen reader; the browser's own messages stay silent. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
  /** Shown while there is no error message. */
  helperText?: ReactNode;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field with its label above. Error and help are one line below, tied to the input.
 * @returns label, input and message; `onChange` gets the text first
 */
export function TextField(props: TextFieldProps) {
  const made = useId();
  const { id = made, label, error, helperText, required = false, disabled = false } = props;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const message = typeof error === 'string' && error !== '' ? error : helperText;
  const helpId = message === undefined || message === null ? undefined : `${id}-ajuda`;
  return (
    <FormControl fullWidth error={invalid} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={props.name}
        type={props.type}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value, event as ChangeEvent<HTMLInputElement>)}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        inputRef={props.inputRef}
        inputProps={{
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          autoCapitalize: props.autoCapitalize,
          spellCheck: false,
          // The attribute would wake the browser's own bubbles; the meaning stays.
          required: false,
          'aria-required': required || undefined,
          'aria-describedby': helpId,
        }}
        startAdornment={adornment('start', props.startAdornment)}
        endAdornment={adornment('end', props.endAdornment)}
      />
      {helpId === undefined ? null : <FormHelperText id={helpId}>{message}</FormHelperText>}
    </FormControl>
  );
}

function adornment(position: 'start' | 'end', content: ReactNode): ReactNode {
  if (content === undefined || content === null) return undefined;
  return <InputAdornment position={position}>{content}</InputAdornment>;
}
