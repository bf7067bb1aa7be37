import { readKey, SEALED_KEY } from './session-storage.ts';

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

/** The box of any customer; null without one, or when it is too old, or the clock was set back. */
export function readBox(): Box | null {
  try {
    // Missing values, invalid JSON and `null` throw.
    const box = JSON.parse(readKey(SEALED_KEY) ?? '') as Box;
    const age = Date.now() - box.em;
    return age >= 0 && age < WAIT_MS ? box : null;
  } catch {
    return null;
  }
}

/** Deletes a box that is unreadable or older than 30 days. */
export function dropOldBox(): void {
  if (readBox() === null) removeBox();
}

export function writeBox(box: Box): void {
  try {
    localStorage.setItem(SEALED_KEY, JSON.stringify(box));
  } catch {
    // Full storage: what it held would be outdated.
    removeBox();
  }
}

export function removeBox(): void {
  try {
    localStorage.removeItem(SEALED_KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
