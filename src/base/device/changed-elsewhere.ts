import { dropKey, writeKey } from './keys.ts';
import { ofFolder } from '../start/folder.ts';

const KEY = ofFolder('portal.mudou');

/** Notifies this browser's other windows of changed data, by tags without customer data. @rule R281 */
export function emitChanged(tags: readonly string[]): void {
  // Storage events, since an open channel keeps pages out of the back-forward cache. Nothing stays stored.
  // Full or forbidden storage: the other windows show it with their next load.
  writeKey(KEY, JSON.stringify({ tags, at: Date.now() }));
  dropKey(KEY);
}

/** Listens to changes in other windows. */
export function onChangedElsewhere(call: (tags: readonly string[]) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) call((JSON.parse(newValue) as { tags: readonly string[] }).tags);
  });
}
