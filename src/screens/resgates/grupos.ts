import type { ItemResgate } from '../../api/fidelidade.schema.ts';
import { OUTROS } from './resgates.texts.ts';

/** The kinds of exchange items, in the specification's order (spec 2, R64). */
const GRUPOS = [
  { tipo: 'PR', titulo: 'Produtos' },
  { tipo: 'VO', titulo: 'Vouchers' },
  { tipo: 'CV', titulo: 'Conveniados' },
] as const;

export interface GrupoResgate {
  titulo: string;
  itens: ItemResgate[];
}

/** The items by kind; empty groups are left out, and a kind that nobody knows comes last. */
export function agruparItens(itens: readonly ItemResgate[]): GrupoResgate[] {
  const tipoOf = ({ tipo }: ItemResgate): string => (tipo ?? '').toUpperCase();
  const known = GRUPOS.map(({ tipo, titulo }) => ({
    titulo,
    itens: itens.filter((item) => tipoOf(item) === tipo),
  }));
  const others = itens.filter((item) => !GRUPOS.some(({ tipo }) => tipo === tipoOf(item)));
  return [...known, { titulo: OUTROS, itens: others }].filter((grupo) => grupo.itens.length > 0);
}
