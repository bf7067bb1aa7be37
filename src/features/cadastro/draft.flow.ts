import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { parsedFields, inTab, readKey, writeKey } from '../../base/device/keys.ts';
import { DRAFT_KEY, forgetDraft } from '../../base/device/forget-customer.ts';

/** Stores the registration's input for a reload, without passwords. */
export function useDraft(values: object): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    // Full or forbidden storage: the form works without a draft.
    writeKey(DRAFT_KEY, text, inTab);
  }, [text]);
  useEffect(() => {
    setKeeping(true);
    return () => setKeeping(false);
  }, []);
}

let isKeeping = false;
const listeners = createListeners();

function setKeeping(keeping: boolean): void {
  isKeeping = keeping;
  listeners.emit();
}

/** Whether what is typed on the shown screen outlives a reload. */
export function useKeepsDraft(): boolean {
  return useSyncExternalStore(listeners.listen, () => isKeeping);
}

/** The draft, unchecked; null when there is none. */
export function readDraft(): Record<string, unknown> | null {
  return parsedFields(readKey(DRAFT_KEY, inTab));
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
