import type { DelayedWindow } from '../../flows/delayed-window/delayed-window.flow.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { Status } from '../../lib/status/status.ts';
import { EmpresaFilter } from '../../domain/empresa/empresa-filter.view.tsx';
import type { ChosenEmpresa } from '../../domain/empresa/use-chosen-empresa.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { CardGridSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { nomeOfTabloide, TABLOIDE_RATIO, TabloideCard, type TabloideItem } from './tabloide-card.view.tsx';
import { blockedSaid } from '../../ui/button/delayed-window-button.texts.ts';
import { BLOCKED_LINK, OPENING_SAID, TABLOIDES_EMPTY } from './tabloides.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './tabloides.css';

addStyles(css);

export interface TabloidesViewProps {
  empresa: ChosenEmpresa;
  status: Status;
  tabloides: readonly TabloideItem[];
  /** The one viewer that may be waiting, and for which leaflet. */
  viewer: DelayedWindow;
  delayMs: number;
  onRetry: () => void;
}

const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(248px, 1fr))' };
const LAYOUT = { gap: '24px', columns: COLUMNS };
const SAID = { idle: '', waiting: OPENING_SAID, blocked: blockedSaid(BLOCKED_LINK) };

/** `/tabloides` as it is seen (S2.43–S2.45, R13, R57). */
export function TabloidesView({ empresa, status, tabloides, viewer, delayMs, onRetry }: TabloidesViewProps) {
  const stageOf = (url: string | null) => {
    if (viewer.stage !== 'idle' && viewer.target === url) return viewer.stage;
    return viewer.stage === 'waiting' ? 'locked' : 'idle';
  };
  return (
    <>
      <SectionTitle level={1}>Tabloides</SectionTitle>
      <div className="tabloides-loja">
        <EmpresaFilter empresa={empresa} />
      </div>
      <LiveRegion message={SAID[viewer.stage]} />
      <StatusArea
        status={status}
        skeleton={<CardGridSkeleton count={3} ratio={TABLOIDE_RATIO} columns={COLUMNS} />}
        emptyText={TABLOIDES_EMPTY}
        onRetry={onRetry}
      >
        <VirtualList
          items={tabloides}
          nameOf={nomeOfTabloide}
          layout={LAYOUT}
          render={(tabloide) => (
            <TabloideCard
              tabloide={tabloide}
              stage={stageOf(tabloide.url)}
              delayMs={delayMs}
              onView={viewer.request}
              onFollow={viewer.follow}
            />
          )}
        />
      </StatusArea>
    </>
  );
}
