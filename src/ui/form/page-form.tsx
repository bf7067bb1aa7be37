import type { ComponentProps, KeyboardEvent, SubmitEvent, SyntheticEvent } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskInput, undoMasked } from './mask-input.ts';

interface PageFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  onSubmit: () => void;
}

/** A form without the browser's validation and submission. @rule R22, R23 */
export function PageForm({ onSubmit, ...rest }: PageFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form method="post" noValidate {...rest} onSubmit={submit} />;
}

/** Any edit: a key, autofill, a composition's end, undo. */
type Edit = SyntheticEvent<HTMLInputElement>;

/**
 * Props of a masked `<input>`.
 * @param mask the mask, or a function of the edit
 * @param onEdit the input has its new text
 */
export function maskedProps(
  value: string,
  mask: Mask | ((caret: number, inputType: string) => Mask),
  onEdit: (event: Edit) => void,
) {
  const edit = (event: Edit) => {
    const { currentTarget: input, nativeEvent } = event;
    const { inputType = '', data, isComposing = false } = nativeEvent as Partial<InputEvent>;
    const caret = input.selectionStart ?? input.value.length;
    maskInput(input, {
      previous: value,
      inputType,
      data,
      // After compositionend `isComposing` is no longer set.
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
