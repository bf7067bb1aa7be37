import { ofFolder } from '../../base/start/folder.ts';
import { readKey, writeKey } from '../../base/device/keys.ts';

const KEY = ofFolder('conteudoTermo');

/** Stores a term's sanitised HTML for `/termos-aceite` in another tab. False when storage fails. @rule R33 */
export function storeConteudoTermo(html: string): boolean {
  return writeKey(KEY, html);
}

/** The stored term, untrusted; null when there is none. */
export function readConteudoTermo(): string | null {
  return readKey(KEY);
}
