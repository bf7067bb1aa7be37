import { useSyncExternalStore } from 'react';
import { listenTo } from '../../lib/listeners.ts';

const TYPING = ['focusin', 'focusout', 'input'] as const;

function subscribe(listener: () => void): () => void {
  // Dialogs are mounted in the body, beside the app.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  const stop = listenTo(document, TYPING, listener);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Browser extensions leave hidden dialogs in the page. */
function hasDialog(): boolean {
  return [...document.querySelectorAll('[role=dialog]:not([data-yielding] *)')].some(isSeen);
}

function isSeen(dialog: Element): boolean {
  if (dialog.closest('[hidden], [aria-hidden=true]') !== null) return false;
  if (getComputedStyle(dialog).visibility === 'hidden') return false;
  for (let part: Element | null = dialog; part !== null; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') return false;
  return true;
}

const TEXT = 'input:not([type=checkbox], [type=radio])';

/** A non-empty form has the focus, its button included: a dialog opened now would take the press. */
function isFillingIn(): boolean {
  const fields = document.activeElement?.closest('form')?.querySelectorAll<HTMLInputElement>(TEXT) ?? [];
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Whether the customer is busy: another dialog than a `data-yielding` one is open, or a form is being filled in.
 * @rule R16
 */
export function useOccupied(): boolean {
  return useSyncExternalStore(subscribe, () => hasDialog() || isFillingIn());
}
