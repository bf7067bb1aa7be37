import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useMemo } from 'react';
import { usePromocoesQuery } from '../../api/ofertas/promocoes.api.ts';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import { useIsStale } from '../../flows/last-known/use-is-stale.ts';
import { hasContent, type Status, statusOf } from '../../lib/status/status.ts';
import {
  type OfertaActivations,
  useOfertaActivations,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import type { OfertaCard } from '../../lib/ofertas/oferta.ts';
import type { ChosenEmpresa } from '../empresa/use-chosen-empresa.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { whenSettled } from '../../lib/when-settled.ts';
import { later } from '../../ui/page/later.tsx';
import { AtivarButton } from './ativar-button.tsx';
import { itensDe, type Trecho, trechosDe } from './trechos.ts';

export interface Ofertas {
  status: Status;
  /** The groups in their order, the small ones together. */
  trechos: readonly Trecho[];
  /** The offers of all groups in their order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
  retry: () => void;
  activations: OfertaActivations;
  /** What can be done with one offer: activated, put on the shopping list. @rule R136 */
  acoes: (item: GrupoOferta['tiposDescontos'][number], grupo: GrupoOferta, oferta: OfertaCard) => ReactNode;
}

/** As high as its place without it; its code comes once the page has settled. */
const NaLista = later(() => import(/* webpackChunkName: "last-known" */ '../lista/na-lista.tsx'), 'NaLista', {
  optional: true,
  when: whenSettled,
});

/**
 * The chosen store's offers of one audience. The stores come first: while they load, fail or are none, so it is
 * with the offers. The empty text counts after the split by audience.
 * @rule R53
 */
export function useOfertas(empresa: ChosenEmpresa, isAudience: (publico: string | null) => boolean): Ofertas {
  const activations = useOfertaActivations();
  const query = usePromocoesQuery(empresa.idEmpresa ?? skipToken);
  const isStale = useIsStale('/api/promocoes/global');
  const { currentData, refetch } = query;
  const { trechos, itens } = useMemo(() => {
    const grupos = (currentData ?? []).filter(isShown(isAudience));
    return { trechos: trechosDe(grupos), itens: itensDe(grupos) };
  }, [currentData, isAudience]);
  const ready = hasContent(empresa.status);
  const status = ready ? statusOf({ ...query, isStale }, () => trechos.length === 0) : empresa.status;
  const retry = ready ? refetch : empresa.retry;
  const { shoppingList } = useConfig().features;
  const { idEmpresa } = empresa;
  // Memoised: a new object would render every card again.
  return useMemo(
    () => ({
      status,
      trechos,
      itens,
      retry: () => void retry(),
      activations,
      acoes: ({ idPromoProd }, { dtaFim }, oferta) => (
        <>
          {idPromoProd !== null && (
            <AtivarButton idPromoProd={idPromoProd} nome={oferta.nome} activations={activations} />
          )}
          {shoppingList !== false && (
            <div className="na-lista">
              <NaLista oferta={oferta} fim={dtaFim} idEmpresa={idEmpresa} />
            </div>
          )}
        </>
      ),
    }),
    [status, trechos, itens, retry, activations, shoppingList, idEmpresa],
  );
}

const isShown =
  (isAudience: (publico: string | null) => boolean) =>
  ({ publico, tiposDescontos }: GrupoOferta): boolean =>
    isAudience(publico) && tiposDescontos.length > 0;
