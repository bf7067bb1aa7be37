import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useMemo } from 'react';
import { usePromocoesQuery } from '../../api/ofertas/promocoes.api.ts';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import { type Status, statusOf } from '../../lib/listas/status.ts';
import {
  type OfertaActivations,
  useOfertaActivations,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import type { ChosenEmpresa } from '../empresa/use-chosen-empresa.ts';
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
  /** The button that activates one offer. */
  ativar: (idPromoProd: string, nome: string) => ReactNode;
}

/**
 * The chosen store's offers of one audience. The stores come first: while they load, fail or are none, so it is
 * with the offers. The empty text counts after the split by audience (R53).
 */
export function useOfertas(empresa: ChosenEmpresa, isAudience: (publico: string | null) => boolean): Ofertas {
  const activations = useOfertaActivations();
  const query = usePromocoesQuery(empresa.idEmpresa ?? skipToken);
  const { currentData, refetch } = query;
  const { trechos, itens } = useMemo(() => {
    const grupos = (currentData ?? []).filter(isShown(isAudience));
    return { trechos: trechosDe(grupos), itens: itensDe(grupos) };
  }, [currentData, isAudience]);
  const ready = empresa.status === 'ready';
  const status = ready ? statusOf(query, () => trechos.length === 0) : empresa.status;
  const retry = ready ? refetch : empresa.retry;
  // Memoised: a new object would render every card again.
  return useMemo(
    () => ({
      status,
      trechos,
      itens,
      retry: () => void retry(),
      activations,
      ativar: (idPromoProd, nome) => (
        <AtivarButton key={idPromoProd} idPromoProd={idPromoProd} nome={nome} activations={activations} />
      ),
    }),
    [status, trechos, itens, retry, activations],
  );
}

const isShown =
  (isAudience: (publico: string | null) => boolean) =>
  ({ publico, tiposDescontos }: GrupoOferta): boolean =>
    isAudience(publico) && tiposDescontos.length > 0;
