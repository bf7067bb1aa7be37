import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';

/** Neighbouring offer groups that are drawn together; `above`: how many offers stand before them. */
export interface Trecho {
  grupos: GrupoOferta[];
  ofertas: number;
  above: number;
}

/** So many offers make a stretch; a larger group is one by itself. */
const MOST = 24;

/** The offers of all groups in their order. */
export const itensDe = (grupos: readonly GrupoOferta[]): GrupoOferta['tiposDescontos'] =>
  grupos.flatMap(({ tiposDescontos }) => tiposDescontos);

/** The groups in their order, the small ones together: two thousand groups of one offer cost no more than one of two thousand. */
export function trechosDe(grupos: readonly GrupoOferta[]): Trecho[] {
  const trechos: Trecho[] = [];
  let above = 0;
  for (const grupo of grupos) {
    const count = grupo.tiposDescontos.length;
    const last = trechos.at(-1);
    if (last !== undefined && last.ofertas + count <= MOST) {
      last.grupos.push(grupo);
      last.ofertas += count;
    } else {
      trechos.push({ grupos: [grupo], ofertas: count, above });
    }
    above += count;
  }
  return trechos;
}
