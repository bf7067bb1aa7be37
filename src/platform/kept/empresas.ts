import { customerStore } from './customer-store.ts';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The customer's last chosen and favourite store, by id. @rule R81, R147 */
export const empresas = customerStore('empresas', ({ ultima, favorita }) => ({
  ultima: textIn(ultima),
  favorita: textIn(favorita),
}));

/**
 * Preselected stores, first match wins: the favourite, then the last chosen.
 * @param favourites false: the feature is off
 * @rule R81, R147
 */
export function readPreferredEmpresas(token: string | null, favourites = true): string[] {
  const { ultima, favorita } = empresas.read(token);
  return [favourites ? favorita : null, ultima].filter((id) => id !== null);
}
