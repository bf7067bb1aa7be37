import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/texto.ts';
import { isStored } from './session-changes.ts';
import { documentBits } from './document-bits.ts';
import { type Box, sealedBox } from './sealed-box.ts';

/** Encrypts for one customer in one session. */
export interface Sealer {
  /**
   * What an earlier session of this customer sealed; null when this session sealed it, or there is none. Another
   * customer's is deleted.
   */
  open(): Promise<unknown>;
  /** Replaces the box's content; null deletes the box. Does nothing once this session is not the stored one. */
  seal(content: object | null): Promise<void>;
}

/**
 * Keeps data for a customer beyond the session, encrypted by AES-GCM under a key made of the document.
 * @param documento digits; it is not stored
 * @rule R250
 */
export function createSealer(token: string, documento: string): Sealer {
  const sessao = fingerprintOf(token);
  const keys = new Map<string, Promise<CryptoKey>>();
  let last: string | null | undefined;

  const keyOf = async (sal: string): Promise<CryptoKey> => {
    const key = keys.get(sal) ?? importKey(sal, documento);
    keys.set(sal, key);
    return key;
  };

  async function decrypt({ sal, dados }: Box): Promise<unknown> {
    try {
      const bytes = Uint8Array.from(atob(dados), (letter) => letter.charCodeAt(0));
      const how = { name: 'AES-GCM', iv: bytes.slice(0, 12) };
      const text = await crypto.subtle.decrypt(how, await keyOf(sal), bytes.slice(12));
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    } catch {
      return null;
    }
  }

  return {
    async open() {
      const box = sealedBox.read();
      if (box === null) return null;
      if (box.sessao === sessao) return null;
      const content = await decrypt(box);
      if (content === null && isStored(token) && sealedBox.read()?.dados === box.dados) sealedBox.drop();
      return content;
    },
    async seal(content) {
      if (!isStored(token)) return;
      const text = content && JSON.stringify(content);
      if (text === last) return;
      last = text;
      if (text === null) return sealedBox.drop();
      const sal = sealedBox.read()?.sal ?? createUuid();
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const how = { name: 'AES-GCM', iv };
      const sealed = await crypto.subtle.encrypt(how, await keyOf(sal), new TextEncoder().encode(text));
      // Meanwhile the content may have changed again, or the session ended.
      if (text !== last || !isStored(token)) return;
      const letters = Array.from([...iv, ...new Uint8Array(sealed)], (byte) => String.fromCharCode(byte));
      const isWritten = sealedBox.write({ em: Date.now(), sessao, sal, dados: btoa(letters.join('')) });
      // Full storage: what the box holds would be outdated.
      if (!isWritten) sealedBox.drop();
    },
  };
}

async function importKey(sal: string, documento: string): Promise<CryptoKey> {
  const bits = await documentBits(sal, documento);
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
