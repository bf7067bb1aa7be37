import { cleanTexto } from '../../lib/texto/texto.ts';

interface Item {
  readonly idPromoProd: string | null;
  readonly nome: string | null;
}

/**
 * A screen's offers that can be activated.
 * @param itens in the screen's order
 * @returns each `idPromoProd` once, at its first place, with its name
 * @rule R134
 */
export function ativaveisDe(itens: readonly Item[]): { id: string; nome: string }[] {
  const ids = new Set<string>();
  return itens.flatMap(({ idPromoProd: id, nome }) => {
    if (id === null || ids.has(id)) return [];
    ids.add(id);
    return [{ id, nome: cleanTexto(nome) || 'Oferta' }];
  });
}
