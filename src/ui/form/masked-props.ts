import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskInput, undoMasked } from './mask-input.ts';

/** An edit of the field's text, of whatever kind: a key, a filler, the end of a composition, a step back. */
type Edit = SyntheticEvent<HTMLInputElement>;

/**
 * What makes an `<input>` a masked one.
 * @param value what it holds
 * @param mask the mask, or the one for an edit
 * @param onEdit the input holds what it is to hold now
 */
export function maskedProps(
  value: string,
  mask: Mask | ((caret: number, inputType: string) => Mask),
  onEdit: (event: Edit) => void,
) {
  const edit = (event: Edit) => {
    const { currentTarget: input, nativeEvent } = event;
    const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
    const caret = input.selectionStart ?? input.value.length;
    maskInput(input, {
      previous: value,
      inputType,
      // A composition that has ended says no longer that it goes on.
      isComposing: isComposing && nativeEvent.type !== 'compositionend',
      mask: typeof mask === 'function' ? mask(caret, inputType) : mask,
    });
    onEdit(event);
  };
  return {
    onChange: edit,
    onCompositionEnd: edit,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (undoMasked(event.currentTarget, event)) onEdit(event);
    },
  };
}
