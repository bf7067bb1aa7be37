import { Navigate } from 'react-router-dom';
import { useCuponsQuery } from '../../api/cupons.api.ts';
import { statusOf } from '../../lib/status.ts';
import { usePagina } from '../../parts/pagina/use-pagina.ts';
import { useConfig } from '../../platform/portal-context.ts';
import { ComprasView } from './compras.view.tsx';

/** `/compras`: the purchases, eight on a page, paged by the server (spec 2, R61). */
export function ComprasScreen() {
  const { storeFormatId } = useConfig();
  const { pagina, goTo } = usePagina();
  const query = useCuponsQuery({ pagina, idEmpFormato: storeFormatId });
  const last = query.currentData?.pages ?? 0;
  // An address that asks for more than there is.
  if (last > 0 && pagina > last) return <Navigate replace to={{ search: `?pagina=${last}` }} />;
  return (
    <ComprasView
      status={statusOf(query, ({ cupons }) => cupons.length === 0)}
      cupons={query.currentData?.cupons ?? []}
      page={pagina}
      // The pager stays while the next page is on its way.
      pages={query.data?.pages ?? 0}
      onPageChange={goTo}
      retry={() => void query.refetch()}
    />
  );
}
