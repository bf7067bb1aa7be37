import { customerStore } from './customer-store.ts';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The customer's stores by id: the one chosen last and the favourite. @rule R81, R147 */
export const empresas = customerStore('empresas', ({ ultima, favorita }) => ({
  ultima: textIn(ultima),
  favorita: textIn(favorita),
}));

/**
 * The stores that a screen begins with, the first that is offered: the favourite, then the one chosen last.
 * @param favourites false: `config.json` leaves them out
 * @rule R81, R147
 */
export function readPreferredEmpresas(token: string | null, favourites = true): string[] {
  const { ultima, favorita } = empresas.read(token);
  return [favourites ? favorita : null, ultima].filter((id) => id !== null);
}
