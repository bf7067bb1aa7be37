import type { ChangeEvent } from 'react';
import { applyMask, type Mask } from '../lib/mascara.ts';
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
  const edit = (value: string, event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const inputType = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : '';
    const edited = applyMask({
      previous: rest.value,
      value,
      caret: input.selectionStart,
      mask,
      forward: inputType === 'deleteContentForward',
    });
    // Written here, not on the next render: React leaves an input alone that already shows the value.
    input.value = edited.value;
    input.setSelectionRange(edited.caret, edited.caret);
    onChange(edited.value, event);
  };
  return <TextField {...rest} inputMode={inputMode} onChange={edit} />;
}
