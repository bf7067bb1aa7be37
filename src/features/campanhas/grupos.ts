import type { ItemResgate } from './fidelidade.api.ts';

/** The kinds of exchange items, in order. @rule S2.53, R64 */
const GRUPOS = [
  { tipo: 'PR', titulo: 'Produtos' },
  { tipo: 'VO', titulo: 'Vouchers' },
  { tipo: 'CV', titulo: 'Conveniados' },
] as const;

export interface GrupoResgate {
  titulo: string;
  itens: ItemResgate[];
  /** The number of items in earlier groups. */
  above: number;
}

/** Items by kind; empty groups are omitted, unknown kinds come last. */
export function agruparItens(itens: readonly ItemResgate[]): GrupoResgate[] {
  const tipoOf = ({ tipo }: ItemResgate): string => (tipo ?? '').toUpperCase();
  const known = GRUPOS.map(({ tipo, titulo }) => ({
    titulo,
    itens: itens.filter((item) => tipoOf(item) === tipo),
  }));
  const others = itens.filter((item) => !GRUPOS.some(({ tipo }) => tipo === tipoOf(item)));
  let above = 0;
  return [...known, { titulo: 'Outros', itens: others }].flatMap((grupo) => {
    const previous = above;
    above += grupo.itens.length;
    return grupo.itens.length > 0 ? [{ ...grupo, above: previous }] : [];
  });
}
