import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { maskDocumento } from '../lib/documento.ts';
import { takeOverFirstPaint } from './first-paint.ts';

interface TakeOver {
  documentoRef: RefObject<HTMLInputElement | null>;
  senhaRef: RefObject<HTMLInputElement | null>;
  onTyped: (typed: { documento: string; senha: string }) => void;
  onSubmit: (typed: { documento: string; senha: string }) => void;
}

/**
 * Hands what was typed into the pre-rendered login to the real one, before it is painted: the values, the focus and
 * the caret, and the sending if it was asked for.
 */
export function useTakeOver({ documentoRef, senhaRef, onTyped, onSubmit }: TakeOver): void {
  const takeOver = useEffectEvent(() => {
    const before = takeOverFirstPaint();
    if (before === null) return;
    const typed = { documento: maskDocumento(before.documento), senha: before.senha };
    onTyped(typed);
    if (before.focus !== null) {
      const { field, caret } = before.focus;
      // A caret at the end stays there: the mask has put separators before it.
      const place = caret === before[field].length ? typed[field].length : caret;
      showTyped((field === 'documento' ? documentoRef : senhaRef).current, typed[field], place);
    }
    if (before.submitted) onSubmit(typed);
  });
  useLayoutEffect(() => takeOver(), []);
}

/** Written into the field, not left to the next render: the next key may come first, and must find this caret. */
function showTyped(input: HTMLInputElement | null, text: string, caret: number | null): void {
  if (input === null) return;
  input.value = text;
  input.focus();
  input.setSelectionRange(caret, caret);
}
