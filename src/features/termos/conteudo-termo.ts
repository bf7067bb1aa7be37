import { ofFolder } from '../../base/start/own-folder.ts';
import { readKey } from '../../base/device/session-storage.ts';

const KEY = ofFolder('conteudoTermo');

/** Stores a term's sanitised HTML for `/termos-aceite` in another tab. False when storage fails. @rule R33 */
export function storeConteudoTermo(html: string): boolean {
  try {
    localStorage.setItem(KEY, html);
    return true;
  } catch {
    return false;
  }
}

/** The stored term, untrusted; null when there is none. */
export function readConteudoTermo(): string | null {
  return readKey(KEY);
}
