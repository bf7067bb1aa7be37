import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icon-eye.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endAdornment' | 'inputMode'>;

/**
 * A password field with a button that shows what was typed.
 * @returns a TextField; the text is hidden again with every new mount
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button
          type="button"
          className="field-switch"
          aria-label={shown ? `Ocultar ${props.label}` : `Mostrar ${props.label}`}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          // Keeps the focus in the input, so that a phone does not close its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
