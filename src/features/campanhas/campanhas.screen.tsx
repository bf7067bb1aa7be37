import { useCampanhasQuery, useGrupoCampanhasQuery } from './fidelidade.api.ts';
import { WINDOW_DELAY } from '../../base/flow/delayed-window.flow.ts';
import { useRegulamentoWindow } from './regulamento-window.flow.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { CampanhasView } from './campanhas.view.tsx';

/** `/campanhas`: the campaigns of the configured store format, under their group's heading. @rule S2.48, S9.5, R67 */
export function CampanhasScreen() {
  const { storeFormatId, campaignGroupId, features } = useConfig();
  const query = useCampanhasQuery(storeFormatId);
  const grupo = useGrupoCampanhasQuery(campaignGroupId);
  const regulamento = useRegulamentoWindow();
  return (
    <CampanhasView
      grupo={{ status: statusOf(grupo), grupo: grupo.currentData ?? null }}
      status={statusOf(query, ({ length }) => length === 0)}
      campanhas={query.currentData ?? []}
      regulamento={regulamento}
      trocar={features.quickExchange !== false}
      delayMs={WINDOW_DELAY.regulamento}
      onRetry={() => void query.refetch()}
    />
  );
}
