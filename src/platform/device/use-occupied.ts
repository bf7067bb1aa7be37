import { useSyncExternalStore } from 'react';

const TYPING = ['focusin', 'focusout', 'input'] as const;

function subscribe(listener: () => void): () => void {
  // Dialogs stand in the body itself, beside the app.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  for (const type of TYPING) document.addEventListener(type, listener);
  return () => {
    observer.disconnect();
    for (const type of TYPING) document.removeEventListener(type, listener);
  };
}

/** A browser's extension may leave a dialog of its own in the page, where nobody sees it. */
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

/** A form with something in it has the focus: its button, too, as a dialog that opens now would take the press of it. */
function isFillingIn(): boolean {
  const fields = document.activeElement?.closest('form')?.querySelectorAll<HTMLInputElement>(TEXT) ?? [];
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Whether the customer is busy with something else: another dialog than a `data-yielding` one stands (two modals never
 * stand at once), or a form is being filled in.
 * @rule R16
 */
export function useOccupied(): boolean {
  return useSyncExternalStore(subscribe, () => hasDialog() || isFillingIn());
}
