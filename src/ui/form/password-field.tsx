import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icon-eye.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a button that shows what was typed; hidden again with every new mount. */
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
          // Keeps the focus in the input, so that a phone does not close its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
});
