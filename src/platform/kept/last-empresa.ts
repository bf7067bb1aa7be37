import { isStored } from '../session/session-changes.ts';
import { EMPRESA_KEY, readKey } from '../session/session-storage.ts';

/** The store that the customer of this session chose last; null when none was chosen. */
export function readLastEmpresa(): string | null {
  return readKey(EMPRESA_KEY);
}

/** Keeps it as long as this browser keeps the session of this token: it goes with the sign-out. */
export function keepLastEmpresa(token: string, idEmpresa: string): void {
  try {
    if (isStored(token)) localStorage.setItem(EMPRESA_KEY, idEmpresa);
  } catch {
    // Full or forbidden storage: the choice lives in the address alone.
  }
}
