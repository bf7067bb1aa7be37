import { nameInFolder } from '../../lib/deployment/folder.ts';
import { isOnline } from '../../lib/rede.ts';

const KEY = nameInFolder('portal.reloaded', location.href);
const PATIENCE_MS = 60_000;

/** Nothing of the app's own can ask: its file may be gone as well. */
const QUESTION =
  'O portal foi atualizado e precisa ser recarregado. O que você digitou e ainda não salvou será perdido. Recarregar agora?';

/** The customer keeps what was typed: what was asked for does not come. */
export class Kept extends Error {
  override name = 'Kept';
}

/** Forms of the page into which something was typed. */
const typed = new Set<HTMLFormElement>();
addEventListener(
  'input',
  ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form !== null) typed.add(form);
  },
  true,
);

/**
 * Loads a chunk of the app. A deploy may have removed the files that an old tab asks for: the page is then
 * reloaded, once; when that did not help (or the signal is gone) the import's own error is thrown.
 * @throws Kept where something is being typed and the customer does not want to lose it
 * @rule R168
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOnline() || wasReloaded()) throw error;
    if (isTyping() && !confirm(QUESTION)) throw new Kept();
    if (!reloadOnce()) throw error;
    // The page is going away: nothing may be shown in between.
    return new Promise<never>(() => undefined);
  }
}

function isTyping(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form);
  return typed.size > 0;
}

/** True as well where storage is forbidden: a reload that is not noted might go on for ever. */
function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < PATIENCE_MS;
  } catch {
    return true;
  }
}

function reloadOnce(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
