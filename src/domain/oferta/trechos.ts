import type { GrupoOferta } from '../../api/ofertas/promocoes.api.ts';

/** Neighbouring groups that render together; `above`: the number of offers before them. */
export interface Trecho {
  grupos: GrupoOferta[];
  ofertas: number;
  above: number;
}

/** Offers per stretch; a larger group is its own stretch. */
const MOST = 24;

/** All groups' offers, in order. */
export const itensDe = (grupos: readonly GrupoOferta[]): GrupoOferta['tiposDescontos'] =>
  grupos.flatMap(({ tiposDescontos }) => tiposDescontos);

/** Joins small groups: two thousand groups of one offer cost no more than one of two thousand. */
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
