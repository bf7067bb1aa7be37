import type { ChangeEvent } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskInput } from './mask-input.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends TextFieldProps {
  /** The mask, or the one for an edit. */
  mask: Mask | ((caret: number, inputType: string) => Mask);
}

/**
 * A text field whose separators type themselves (R21). The caret stays behind the character it was behind, also in
 * the middle of the text, after a paste and after deleting a separator.
 */
export function MaskedField({ mask, onChange, inputProps, ...rest }: MaskedFieldProps) {
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent, target } = event;
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    const caret = target.selectionStart ?? target.value.length;
    const masked = typeof mask === 'function' ? mask(caret, inputType) : mask;
    maskInput(target, { previous: rest.value, inputType, mask: masked });
    onChange?.(event);
  };
  return <TextField {...rest} inputProps={{ inputMode: 'numeric', ...inputProps }} onChange={edit} />;
}
