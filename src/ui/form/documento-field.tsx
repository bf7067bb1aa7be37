import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';
import { keyboardProps, LETTERS_LABEL, switchKeyboard } from './mask-input.ts';

interface DocumentoFieldProps extends Omit<MaskedFieldProps, 'mask'> {
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
}

/** The field of a CPF or CNPJ: numeric keyboard, letters by a button. @rule R160 */
export function DocumentoField({ letters, ...props }: DocumentoFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const show = () => {
    setShown(!shown);
    if (input.current !== null) switchKeyboard(input.current, !shown);
  };
  return (
    <MaskedField
      {...props}
      inputRef={input}
      mask={documentoMasks(letters).documento}
      {...keyboardProps(shown)}
      endAdornment={
        letters && (
          <IconButton
            edge="end"
            aria-label={LETTERS_LABEL}
            aria-pressed={shown}
            translate="no"
            color={shown ? 'primary' : 'default'}
            onClick={show}
            onMouseDown={(event) => event.preventDefault()}
            sx={{
              fontFamily: 'inherit',
              fontSize: '0.875rem',
              fontWeight: 700,
              ...(shown && { textDecoration: 'underline' }),
            }}
          >
            ABC
          </IconButton>
        )
      }
    />
  );
}
