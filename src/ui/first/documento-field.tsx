import { useState } from 'react';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { keyboardProps, LETTERS_LABEL, switchKeyboard } from '../form/switch-keyboard.ts';
import { type InputFieldProps, PlainMaskedField } from './fields.tsx';

/** The plain field of a CPF or CNPJ: numeric keyboard, letters by a button. @rule R160 */
export function PlainDocumentoField({ letters, ...props }: InputFieldProps & { letters: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <PlainMaskedField
      {...props}
      {...keyboardProps(shown)}
      mask={documentoMasks(letters).documento}
      endAdornment={
        letters && (
          <button
            type="button"
            className="field-switch field-letters"
            aria-label={LETTERS_LABEL}
            aria-pressed={shown}
            translate="no"
            onClick={({ currentTarget }) => {
              setShown(!shown);
              switchKeyboard(currentTarget.previousElementSibling as HTMLInputElement, !shown);
            }}
            onMouseDown={(event) => event.preventDefault()}
          >
            ABC
          </button>
        )
      }
    />
  );
}
