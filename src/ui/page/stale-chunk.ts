import { nameInFolder } from '../../lib/deployment/folder.ts';

const KEY = nameInFolder('portal.reloaded', location.href);
const PATIENCE_MS = 60_000;

/**
 * Loads a chunk of the app. A deploy may have removed the files that an old tab asks for: the page is then
 * reloaded, once; when that did not help (or the signal is gone) the import's own error is thrown.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !reloadOnce()) throw error;
    // The page is going away: nothing may be shown in between.
    return new Promise<never>(() => undefined);
  }
}

function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PATIENCE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
