import { type ChangeEvent, memo } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskedProps } from './page-form.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends TextFieldProps {
  /** The mask, or a function of the edit. */
  mask: Mask | ((caret: number, inputType: string) => Mask);
}

/**
 * A text field that masks its input. The caret stays behind its character, also after a paste or deleting a separator.
 * @rule R21
 */
export const MaskedField = memo(function MaskedField({ mask, onChange, ...rest }: MaskedFieldProps) {
  const masked = maskedProps(rest.value, mask, (event) => onChange?.(event as ChangeEvent<HTMLInputElement>));
  return <TextField inputMode="numeric" {...rest} inputProps={masked as object} />;
});
