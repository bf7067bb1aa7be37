import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePromocoesQuery } from '../../api/promocoes.api.ts';
import type { GrupoOferta } from '../../api/promocoes.schema.ts';
import { type Status, statusOf } from '../../lib/status.ts';
import type { ChosenEmpresa } from '../empresa/use-chosen-empresa.ts';

export interface Ofertas {
  status: Status;
  grupos: readonly GrupoOferta[];
  retry: () => void;
}

/**
 * The chosen store's offers of one audience. The stores come first: while they load, fail or are none, so it is
 * with the offers. The empty text counts after the split by audience (R53).
 */
export function useOfertas(empresa: ChosenEmpresa, isAudience: (publico: string | null) => boolean): Ofertas {
  const query = usePromocoesQuery(empresa.idEmpresa ?? skipToken);
  const grupos = (query.currentData ?? []).filter(
    ({ publico, tiposDescontos }) => isAudience(publico) && tiposDescontos.length > 0,
  );
  return empresa.status === 'ready'
    ? { status: statusOf(query, () => grupos.length === 0), grupos, retry: () => void query.refetch() }
    : { status: empresa.status, grupos: [], retry: empresa.retry };
}
