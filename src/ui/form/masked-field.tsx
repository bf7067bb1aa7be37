import { type ChangeEvent, memo } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskedProps } from './masked-props.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends TextFieldProps {
  /** The mask, or the one for an edit. */
  mask: Mask | ((caret: number, inputType: string) => Mask);
}

/**
 * A text field whose separators type themselves. The caret stays behind the character it was behind, also in
 * the middle of the text, after a paste and after deleting a separator.
 * @rule R21
 */
export const MaskedField = memo(function MaskedField({ mask, onChange, ...rest }: MaskedFieldProps) {
  const masked = maskedProps(rest.value, mask, (event) => onChange?.(event as ChangeEvent<HTMLInputElement>));
  return <TextField inputMode="numeric" {...rest} inputProps={masked as object} />;
});
