import { isStored } from '../session/session-changes.ts';
import { EMPRESA_KEY, readKey } from '../session/session-storage.ts';

/** The stores of this session's customer, the one chosen last and the favourite, '' for none: in one key, which goes with the session. */
export const readEmpresas = (): readonly string[] => readKey(EMPRESA_KEY)?.split('\n') ?? [];

/**
 * The stores that a screen begins with, the first that is offered: the favourite, then the one chosen last.
 * @param favourites false: `config.json` leaves them out
 * @rule R81, R147
 */
export function readPreferredEmpresas(favourites = true): readonly string[] {
  const known = readEmpresas().slice(0, favourites ? 2 : 1);
  return known.filter(Boolean).reverse();
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
