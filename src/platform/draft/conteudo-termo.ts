import { ofFolder } from '../start/own-folder.ts';
import { readKey } from '../session/session-storage.ts';

const KEY = ofFolder('conteudoTermo');

/** Leaves a term's sanitised HTML for `/termos-aceite`, which opens in another tab. False when it cannot. @rule R33 */
export function storeConteudoTermo(html: string): boolean {
  try {
    localStorage.setItem(KEY, html);
    return true;
  } catch {
    return false;
  }
}

/** The stored term as it stands: anybody may have written it. Null when there is none. */
export function readConteudoTermo(): string | null {
  return readKey(KEY);
}
