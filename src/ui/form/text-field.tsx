import {
  type ChangeEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { Field } from './field.tsx';

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
  const { id = made, label, error, helperText, required, disabled } = props;
  return (
    <Field {...{ id, label, error, helperText, required, disabled }}>
      {(control) => (
        <>
          {props.startAdornment}
          <input
            {...control}
            className="field-input"
            name={props.name}
            type={props.type ?? 'text'}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value, event)}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            readOnly={props.readOnly}
            inputMode={props.inputMode}
            maxLength={props.maxLength}
            autoCapitalize={props.autoCapitalize}
            spellCheck={false}
            ref={props.inputRef}
          />
          {props.endAdornment}
        </>
      )}
    </Field>
  );
}
