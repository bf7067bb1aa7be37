import { customerStore } from '../../platform/kept/customer-store.ts';

/**
 * Campaigns with an exchange in flight, so that a reload can report it.
 * @rule R64
 */
const trocas = customerStore('trocas', ({ campanhas }) => ({
  campanhas: Array.isArray(campanhas) ? campanhas.map(String) : [],
}));

/** Stores a pending marker for this campaign. */
export function noteTroca(token: string, idCampanha: string): void {
  trocas.change(token, ({ campanhas }) => ({ campanhas: [...new Set([...campanhas, idCampanha])] }));
}

/** Whether this session has a pending marker for the campaign. */
export function isTrocaNoted(token: string, idCampanha: string): boolean {
  return trocas.read(token).campanhas.includes(idCampanha);
}

/** Deletes this session's pending marker of the campaign. */
export function forgetTroca(token: string, idCampanha: string): void {
  if (!isTrocaNoted(token, idCampanha)) return;
  trocas.change(token, ({ campanhas }) => {
    const others = campanhas.filter((id) => id !== idCampanha);
    return others.length === 0 ? null : { campanhas: others };
  });
}
