import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { applyMask } from '../../lib/campos/mascara.ts';
import { focusables, type Marked, takeOverFirstPaint } from './first-paint.ts';

interface TakeOver {
  /** Whether a CNPJ may have letters here. */
  letters: boolean;
  documentoRef: RefObject<HTMLInputElement | null>;
  senhaRef: RefObject<HTMLInputElement | null>;
  onTyped: (typed: { documento: string; senha: string }) => void;
  onSubmit: (typed: { documento: string; senha: string }) => void;
}

/**
 * Hands what was typed into the pre-rendered login to the real one, before it is painted: the values, the focus
 * wherever it was, the marked text or the caret, whether the password is shown, a press that has begun, and the sending if
 * it was asked for.
 */
export function useTakeOver({ letters, documentoRef, senhaRef, onTyped, onSubmit }: TakeOver): void {
  const takeOver = useEffectEvent(() => {
    const before = takeOverFirstPaint();
    if (before === null) return;
    const { focus, lembrar } = before;
    const form = documentoRef.current?.form ?? null;
    const focused = focus === null ? null : focusables(form)[focus.at];
    const marked: Marked = focus?.marked ?? [null, null];
    // What was typed before the page's own script had its mask: separators come before the caret, too.
    const found = applyMask({
      previous: '',
      value: before.documento,
      caret: marked[1],
      mask: documentoMasks(letters).documento,
    });
    const typed = { documento: found.value, senha: before.senha };
    onTyped(typed);
    const box = form?.querySelector<HTMLInputElement>('#lembrar');
    if (lembrar && box) box.checked = true;
    if (before.shown) switchOf(senhaRef.current)?.click();
    if (before.letters) switchOf(documentoRef.current)?.click();
    if (focused === senhaRef.current) showTyped(senhaRef.current, typed.senha, marked);
    else if (focused === documentoRef.current) {
      const stays = found.value === before.documento;
      showTyped(documentoRef.current, found.value, stays ? marked : [found.caret, found.caret]);
    } else focused?.focus();
    if (before.submitted) onSubmit(typed);
    else if (before.pressed) awaitRelease();
  });
  useLayoutEffect(() => takeOver(), []);
}

/** The button beside a field: the eye of the password, the letters of the document. */
const switchOf = (input: HTMLInputElement | null) => input?.parentElement?.querySelector('button');

/** Another press comes first when this one was a key's, or was let go outside the window: its click is the browser's own. */
function awaitRelease(): void {
  const over = new AbortController();
  const end = (event: PointerEvent) => {
    over.abort();
    if (event.type === 'pointerup') finishPress(event);
  };
  for (const type of ['pointerdown', 'pointerup'] as const)
    addEventListener(type, end, { capture: true, signal: over.signal });
}

/** Let go over what stands in the same place. A finger's tap is a click there by itself; a mouse's, begun elsewhere, is none. */
function finishPress({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'mouse' && target instanceof Element) target.closest<HTMLElement>('button, a')?.click();
}

/** Written into the field, not left to the next render: the next key may come first, and must find this caret. */
function showTyped(input: HTMLInputElement | null, text: string, [from, to]: Marked): void {
  if (input === null) return;
  input.value = text;
  input.focus();
  input.setSelectionRange(from, to);
}
