import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTabloidesQuery } from './tabloides.api.ts';
import { useDelayedWindow, WINDOW_DELAY } from '../../base/flow/delayed-window.flow.ts';
import { hasContent, statusOf } from '../../lib/status/status.ts';
import { useChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import { isSameOrigin } from '../../base/start/folder.ts';
import { TabloidesView } from './tabloides.view.tsx';

/** `/tabloides`: the leaflets of the chosen store; while the stores load or fail, so does the list. @rule S2.43 */
export function TabloidesScreen() {
  const empresa = useChosenEmpresa();
  const query = useTabloidesQuery(empresa.idEmpresa ?? skipToken);
  const viewer = useDelayedWindow(WINDOW_DELAY.tabloide);
  const tabloides = query.currentData ?? [];
  const storesReady = hasContent(empresa.status);
  return (
    <TabloidesView
      empresa={{
        ...empresa,
        choose: (idEmpresa) => {
          // Choosing another store unmounts the pending card.
          viewer.leave();
          empresa.choose(idEmpresa);
        },
      }}
      status={storesReady ? statusOf(query, () => tabloides.length === 0) : empresa.status}
      tabloides={tabloides.map((tabloide) => ({
        ...tabloide,
        isDownload: tabloide.url !== null && isSameOrigin(tabloide.url),
      }))}
      viewer={viewer}
      delayMs={WINDOW_DELAY.tabloide}
      onRetry={storesReady ? () => void query.refetch() : empresa.retry}
    />
  );
}
