import { EMPRESA_KEY, readKey, readStoredSession } from './session-storage.ts';

/** The store that the customer of this session chose last; null when none was chosen. */
export function readLastEmpresa(): string | null {
  return readKey(EMPRESA_KEY);
}

/** Keeps it as long as this browser keeps the session: it goes with the sign-out. */
export function keepLastEmpresa(idEmpresa: string): void {
  try {
    if (readStoredSession() !== null) localStorage.setItem(EMPRESA_KEY, idEmpresa);
  } catch {
    // Full or forbidden storage: the choice lives in the address alone.
  }
}
