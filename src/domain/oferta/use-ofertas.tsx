import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useMemo } from 'react';
import { usePromocoesQuery, type GrupoOferta } from '../../api/ofertas/promocoes.api.ts';
import { useIsStale } from '../../flows/last-known/use-is-stale.ts';
import { hasContent, type Status, statusOf } from '../../lib/status/status.ts';
import {
  type OfertaActivations,
  useOfertaActivations,
  useOfertaActivation,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import type { OfertaCard } from '../../lib/ofertas/oferta.ts';
import type { ChosenEmpresa } from '../empresa/use-chosen-empresa.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { whenSettled } from '../../lib/when-settled.ts';
import { later } from '../../ui/page/later.tsx';
import { itensDe, type Trecho, trechosDe } from './trechos.ts';
import { useDisabledReason } from '../../platform/kept/disabled-reason.ts';
import { AtivarView } from './acoes.view.tsx';

export interface Ofertas {
  status: Status;
  /** Groups in order, small ones joined. */
  trechos: readonly Trecho[];
  /** All groups' offers, in order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
  retry: () => void;
  activations: OfertaActivations;
  /** The actions of one offer: activating, listing. @rule R136 */
  acoes: (item: GrupoOferta['tiposDescontos'][number], grupo: GrupoOferta, oferta: OfertaCard) => ReactNode;
}

/** The placeholder has the same height; the button's code loads after the page has settled. */
const NaLista = later(() => import(/* webpackChunkName: "last-known" */ '../lista/na-lista.tsx'), 'NaLista', {
  optional: true,
  when: whenSettled,
});

/**
 * The chosen store's offers for one audience. While the stores load, fail or are empty, so do the offers.
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
  // Memoised: a new object would re-render every card.
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

interface AtivarButtonProps {
  idPromoProd: string;
  nome: string;
  activations: OfertaActivations;
}

/** Activates an offer: one POST per click, none while one is pending or the data is stale. @rule R67, R104 */
function AtivarButton({ idPromoProd, nome, activations }: AtivarButtonProps) {
  const { stage, request } = useOfertaActivation(activations, idPromoProd);
  return <AtivarView nome={nome} stage={stage} disabledReason={useDisabledReason()} onPress={request} />;
}
