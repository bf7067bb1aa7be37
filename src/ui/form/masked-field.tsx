import type { ChangeEvent } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskInput } from './mask-input.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'maxLength' | 'type'> {
  mask: Mask;
  type?: 'text' | 'tel' | undefined;
}

/**
 * A text field whose separators type themselves (R21). The caret stays behind the character it was behind, also in
 * the middle of the text, after a paste and after deleting a separator.
 * @returns a TextField; `value` is, and `onChange` gets, the text with separators
 */
export function MaskedField({ mask, onChange, inputMode = 'numeric', ...rest }: MaskedFieldProps) {
  const edit = (_value: string, event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent, target } = event;
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    onChange(maskInput(target, { previous: rest.value, inputType, mask }), event);
  };
  return <TextField {...rest} inputMode={inputMode} onChange={edit} />;
}
