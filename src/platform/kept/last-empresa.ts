import { isStored } from '../session/session-changes.ts';
import { EMPRESA_KEY, readKey } from '../session/session-storage.ts';

/** The stores of this session's customer, the one chosen last and the favourite, '' for none: in one key, which goes with the session. */
export const readEmpresas = (): readonly string[] => readKey(EMPRESA_KEY)?.split('\n') ?? [];

/** The store that a screen begins with: the favourite, else the one chosen last (R81, R147); null when there is neither. */
export function readPreferredEmpresa(): string | null {
  const [last, favourite] = readEmpresas();
  return favourite || last || null;
}

/** Keeps a choice as long as this browser keeps the session of this token: it goes with the sign-out. */
export function keepLastEmpresa(token: string, idEmpresa: string, favourite = readEmpresas()[1] ?? ''): void {
  try {
    const both = favourite === '' ? idEmpresa : `${idEmpresa}\n${favourite}`;
    if (isStored(token)) localStorage.setItem(EMPRESA_KEY, both);
  } catch {
    // Full or forbidden storage: the choice lives in the address alone.
  }
}
