import { memo } from 'react';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import { OfertaCard } from '../../domain/oferta/oferta-card.view.tsx';
import { OFERTAS_LAYOUT } from '../../domain/oferta/ofertas.view.tsx';
import type { Ofertas } from '../../domain/oferta/use-ofertas.tsx';
import type { OfertaDoGrupo, Ordem } from '../../lib/ofertas/busca.ts';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { text } from '../../ui/text/text.ts';
import { ORDENS } from './promocoes.texts.ts';

export type OfertaEmOrdem = OfertaDoGrupo<GrupoOferta, GrupoOferta['tiposDescontos'][number]>;

interface EmOrdemProps {
  ordem: Ordem;
  lista: readonly OfertaEmOrdem[];
  acoes: Ofertas['acoes'];
}

/** Offers in an order of the customer's own, without their groups (R132). */
export const EmOrdemView = memo(function EmOrdem({ ordem, lista, acoes }: EmOrdemProps) {
  const title = ORDENS.find(({ value }) => value === ordem)?.label;
  return (
    <section className="em-ordem" aria-label={title}>
      <h2 className={text.t3}>{title}</h2>
      <VirtualList
        items={lista}
        nameOf={({ item }) => item.nome ?? ''}
        layout={OFERTAS_LAYOUT}
        render={({ grupo, item }) => <OfertaCard grupo={grupo} item={item} acoes={acoes} />}
      />
    </section>
  );
});
