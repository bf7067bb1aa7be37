import { useCampanhasQuery, useGrupoCampanhasQuery } from '../../api/fidelidade.api.ts';
import { WINDOW_DELAY } from '../../flows/delayed-window.flow.ts';
import { useRegulamentoWindow } from '../../flows/regulamento-window.flow.ts';
import { statusOf } from '../../lib/status.ts';
import { useConfig } from '../../platform/portal-context.ts';
import { CampanhasView } from './campanhas.view.tsx';

/** `/campanhas`: the campaigns of the configured store format (spec 2), under their group's heading (R67). */
export function CampanhasScreen() {
  const { storeFormatId, campaignGroupId } = useConfig();
  const query = useCampanhasQuery(storeFormatId);
  const grupo = useGrupoCampanhasQuery(campaignGroupId);
  const regulamento = useRegulamentoWindow();
  return (
    <CampanhasView
      grupo={{ status: statusOf(grupo), grupo: grupo.currentData ?? null }}
      status={statusOf(query, ({ length }) => length === 0)}
      campanhas={query.currentData ?? []}
      regulamento={regulamento}
      delayMs={WINDOW_DELAY.regulamento}
      onRetry={() => void query.refetch()}
    />
  );
}
