import { useEffect, useLayoutEffect } from 'react';
import { DRAFT_KEY, forgetDraft } from '../session/forget-customer.ts';

/** Keeps what was typed into the registration for a reload. Never passwords. */
export function useDraft(values: object): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    try {
      sessionStorage.setItem(DRAFT_KEY, text);
    } catch {
      // Storage is full or forbidden: the form works without a draft.
    }
  }, [text]);
}

/** The draft as it stands, unchecked; null when there is none. */
export function readDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** In every screen that a draft can be left for or from: it goes unless the way leads to the form or to the terms. */
export function useDraftEnd(): void {
  useLayoutEffect(
    () => () => {
      if (!/^#\/(register|termos-aceite)\b/i.test(location.hash)) forgetDraft();
    },
    [],
  );
}
