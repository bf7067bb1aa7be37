import { useEffect, useLayoutEffect } from 'react';
import { DRAFT_KEY, forgetDraft } from '../session/forget-customer.ts';

/** Stores the registration's input for a reload, without passwords. */
export function useDraft(values: object): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    try {
      sessionStorage.setItem(DRAFT_KEY, text);
    } catch {
      // Full or forbidden storage: the form works without a draft.
    }
  }, [text]);
}

/** The draft, unchecked; null when there is none. */
export function readDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Deletes the draft unless the next route is the form or the terms. */
export function useDraftEnd(): void {
  useLayoutEffect(
    () => () => {
      if (!/^#\/(register|termos-aceite)\b/i.test(location.hash)) forgetDraft();
    },
    [],
  );
}
