import { useEffect } from 'react';

/** What was typed into a form, for this tab alone: it survives a reload and goes with the tab. Never passwords. */
export function useDraft(key: string, values: object): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Storage is full or forbidden: the form works without a draft.
    }
  }, [key, text]);
}

/** The draft as it stands, unchecked; null when there is none. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
