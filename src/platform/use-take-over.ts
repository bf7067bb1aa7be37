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
      const input = (field === 'documento' ? documentoRef : senhaRef).current;
      input?.focus();
      // A caret at the end stays there: the mask has put separators before it. The value is painted first.
      const atEnd = caret === before[field].length;
      const place = atEnd ? typed[field].length : caret;
      if (place !== null) requestAnimationFrame(() => input?.setSelectionRange(place, place));
    }
    if (before.submitted) onSubmit(typed);
  });
  useLayoutEffect(() => takeOver(), []);
}
