import { useEconomiaMensalQuery } from './economia-mensal.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { EconomiaMensalView } from './economia-mensal.view.tsx';

/** The savings by month, fetched when opened. */
export function EconomiaMensal({ onClose }: { onClose: () => void }) {
  const { storeFormatId } = useConfig();
  const query = useEconomiaMensalQuery(storeFormatId);
  return (
    <EconomiaMensalView
      status={statusOf(
        query,
        ({ meses, parcial }) => !parcial && meses.every(({ desconto }) => desconto === 0),
      )}
      meses={query.currentData?.meses ?? []}
      parcial={query.currentData?.parcial ?? false}
      onClose={onClose}
      retry={() => void query.refetch()}
    />
  );
}
