import { createListeners } from '../../lib/listeners.ts';

let hasNewer = false;
const listeners = createListeners();

/** Records that a newer version exists or may soon. */
export function recordNewerVersion(): void {
  hasNewer = true;
  listeners.emit();
}

/** Calls back when a newer version is there, at once if it already is; returns an unsubscriber. */
export function onNewerVersion(call: () => void): () => void {
  if (hasNewer) call();
  return listeners.listen(call);
}
