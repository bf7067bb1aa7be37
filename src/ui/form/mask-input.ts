import { applyMask, type Mask } from '../../lib/campos/mascara.ts';

interface Typed {
  /** What the field held before. */
  previous: string;
  /** Of the input event; '' where the browser does not say. */
  inputType: string;
  mask: Mask;
}

/**
 * Puts the separators into what was just typed (R21), in the field itself: the next key may come before a render, and must
 * find the text and the caret. The caret stays behind the character it was behind.
 * @returns the text with separators
 */
export function maskInput(input: HTMLInputElement, { previous, inputType, mask }: Typed): string {
  const edited = applyMask({
    previous,
    value: input.value,
    caret: input.selectionStart,
    mask,
    forward: inputType === 'deleteContentForward',
  });
  input.value = edited.value;
  input.setSelectionRange(edited.caret, edited.caret);
  return edited.value;
}
