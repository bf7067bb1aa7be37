import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useCuponsQuery } from './cupons.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { Planilha } from './planilha.tsx';
import { usePagina } from './use-pagina.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { planilhaDeCompras } from './planilhas.ts';
import { ComprasView } from './compras.view.tsx';

/** `/compras`: the purchases, eight per page, paged by the server. @rule S2.61, S2.62, R61 */
export function ComprasScreen() {
  const { storeFormatId } = useConfig();
  const { pagina, goTo } = usePagina();
  const lista = useMemo(() => planilhaDeCompras(storeFormatId), [storeFormatId]);
  const query = useCuponsQuery({ pagina, idEmpFormato: storeFormatId });
  // A page beyond the end: some servers then send no page count.
  const last = query.currentData && Math.max(query.currentData.pages, 1);
  if (last !== undefined && pagina > last) return <Navigate replace to={{ search: `?pagina=${last}` }} />;
  return (
    <ComprasView
      file={<Planilha lista={lista} offered={(query.data?.pages ?? 0) > 0} />}
      status={statusOf(query, ({ cupons }) => cupons.length === 0)}
      cupons={query.currentData?.cupons ?? []}
      page={pagina}
      // The pager stays while the next page loads.
      pages={query.data?.pages ?? 0}
      onPageChange={goTo}
      retry={() => void query.refetch()}
    />
  );
}
