import { nameInFolder } from '../../lib/deployment/config.ts';
import { isOnline } from '../../lib/rede.ts';

const KEY = nameInFolder('portal.reloaded', location.href);
const TIMEOUT_MS = 60_000;

/** The browser's own question: the app's chunks may be gone as well. */
const QUESTION =
  'O portal foi atualizado e precisa ser recarregado. O que você digitou e ainda não salvou será perdido. Recarregar agora?';

/** The customer stays with their input: the chunk is not loaded. */
export class ReloadDeclined extends Error {
  override name = 'ReloadDeclined';
}

/** Forms with input; weak, since a login that was left holds a password. */
const typed = new WeakSet<HTMLFormElement>();
addEventListener(
  'input',
  ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form !== null) typed.add(form);
  },
  true,
);

/**
 * Loads a chunk. After a deploy removed it, the page reloads once; if that does not help, the import's error is thrown.
 * @throws ReloadDeclined when the customer stays because of typed input
 * @rule R168
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOnline() || wasReloaded()) throw error;
    if (isTyping() && !confirm(QUESTION)) throw new ReloadDeclined();
    if (!reloadOnce()) throw error;
    // The page is reloading: nothing may show meanwhile.
    return new Promise<never>(() => undefined);
  }
}

const isTyping = (): boolean => [...document.forms].some((form) => typed.has(form));

/** True without storage as well: an unrecorded reload could loop. */
function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < TIMEOUT_MS;
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
