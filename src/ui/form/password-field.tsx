import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/create-icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a visibility button; hidden after each mount. */
export const PasswordField = memo(function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      endAdornment={
        <IconButton
          edge="end"
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${props.label}`}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          // Keeps the focus in the input, so that a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
});

interface UsernameProps {
  /** The document; '' while unknown. */
  documento: string;
}

/** A hidden user name for password managers. @rule R162 */
export function Username({ documento }: UsernameProps) {
  return <input hidden readOnly name="username" autoComplete="username" value={documento} />;
}
