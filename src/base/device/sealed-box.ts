import { datedRecord } from './dated-record.ts';
import { SEALED_KEY } from './session-storage.ts';

/** How long the box waits after the last visit, in milliseconds. @rule R250 */
const WAIT_MS = 30 * 86_400_000;

/** The encrypted box in local storage. It holds nothing of its owner in clear. */
export interface Box {
  /** Epoch milliseconds of the owner's last visit. */
  readonly em: number;
  /** A fingerprint of the session that sealed it. */
  readonly sessao: string;
  readonly sal: string;
  /** Base64: twelve bytes of IV, then the encrypted JSON. */
  readonly dados: string;
}

/** The box of any customer. */
export const sealedBox = datedRecord<Box>(SEALED_KEY, WAIT_MS);

/** Deletes a box that is unreadable or older than 30 days. */
export function dropOldBox(): void {
  if (sealedBox.read() === null) sealedBox.drop();
}
