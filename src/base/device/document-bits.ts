/** Makes trying all documents take days instead of a plain hash's seconds. @rule R111, R250 */
const ROUNDS = 300_000;

/** Whether this browser can derive and encrypt: not without HTTPS. */
export const canSeal = (): boolean => 'subtle' in crypto;

/** A secret of a document (digits) and a salt: 256 bits. */
export async function documentBits(sal: string, documento: string): Promise<ArrayBuffer> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(documento), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(sal), iterations: ROUNDS };
  return crypto.subtle.deriveBits(how, key, 256);
}
