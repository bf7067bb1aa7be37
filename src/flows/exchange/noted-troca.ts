import { customerStore } from '../../platform/kept/customer-store.ts';

/**
 * The campaigns whose exchange has no answer yet: a customer who reloads the page before its answer is told of it.
 * @rule R64
 */
const trocas = customerStore('trocas', ({ campanhas }) => ({
  campanhas: Array.isArray(campanhas) ? campanhas.map(String) : [],
}));

/** Notes that an exchange of this campaign is on its way. */
export function noteTroca(token: string, idCampanha: string): void {
  trocas.change(token, ({ campanhas }) => ({ campanhas: [...new Set([...campanhas, idCampanha])] }));
}

/** Whether an exchange of this campaign is noted, and of this session. */
export function isTrocaNoted(token: string, idCampanha: string): boolean {
  return trocas.read(token).campanhas.includes(idCampanha);
}

/** Takes the note of this campaign away, never that of another session. */
export function forgetTroca(token: string, idCampanha: string): void {
  if (!isTrocaNoted(token, idCampanha)) return;
  trocas.change(token, ({ campanhas }) => {
    const others = campanhas.filter((id) => id !== idCampanha);
    return others.length === 0 ? null : { campanhas: others };
  });
}
