import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { usePromocoesQuery } from '../../api/ofertas/promocoes.api.ts';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import { type Status, statusOf } from '../../lib/listas/status.ts';
import {
  type OfertaActivations,
  useOfertaActivations,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import type { ChosenEmpresa } from '../empresa/use-chosen-empresa.ts';

export interface Ofertas {
  status: Status;
  grupos: readonly GrupoOferta[];
  retry: () => void;
  activations: OfertaActivations;
}

/**
 * The chosen store's offers of one audience. The stores come first: while they load, fail or are none, so it is
 * with the offers. The empty text counts after the split by audience (R53).
 */
export function useOfertas(empresa: ChosenEmpresa, isAudience: (publico: string | null) => boolean): Ofertas {
  const activations = useOfertaActivations();
  const query = usePromocoesQuery(empresa.idEmpresa ?? skipToken);
  const { currentData, refetch } = query;
  const grupos = useMemo(
    () =>
      (currentData ?? []).filter(
        ({ publico, tiposDescontos }) => isAudience(publico) && tiposDescontos.length > 0,
      ),
    [currentData, isAudience],
  );
  const ready = empresa.status === 'ready';
  const status = ready ? statusOf(query, () => grupos.length === 0) : empresa.status;
  const retry = ready ? refetch : empresa.retry;
  // The same object until something changes: a list of cards hangs on it.
  return useMemo(
    () => ({ status, grupos, retry: () => void retry(), activations }),
    [status, grupos, retry, activations],
  );
}
