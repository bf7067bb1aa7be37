import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { TermoAceito } from '../../api/pessoa/termos.schema.ts';
import type { Status } from '../../lib/status/status.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { nomeOfTermo, TermoCard } from './termo-card.view.tsx';
import { TermoModal, type TermoModalProps } from './termo-modal.view.tsx';
import { OPENING_SAID, TERMOS_EMPTY, TERMOS_FAILED } from './termos.texts.ts';

export interface TermosViewProps {
  status: Status;
  termos: readonly TermoAceito[];
  /** The term whose text is about to open. */
  waitingId: string | null;
  onOpen: (idTermo: string | null) => void;
  onRetry: () => void;
  modal: TermoModalProps;
}

const layout = {
  gap: '16px',
  columns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
};

/** `/termos` as it is seen (S2.68): the accepted terms, and the text of the one that was opened. */
export function TermosView({ status, termos, waitingId, onOpen, onRetry, modal }: TermosViewProps) {
  return (
    <>
      <SectionTitle level={1}>Termos do Programa</SectionTitle>
      <LiveRegion message={waitingId === null ? '' : OPENING_SAID} />
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={2} height={150} />}
        emptyText={TERMOS_EMPTY}
        failedTitle={TERMOS_FAILED}
        onRetry={onRetry}
      >
        <VirtualList
          items={termos}
          nameOf={nomeOfTermo}
          layout={layout}
          render={(termo) => (
            <TermoCard
              termo={termo}
              waiting={waitingId !== null && termo.idTermo === waitingId}
              locked={waitingId !== null}
              onOpen={() => onOpen(termo.idTermo)}
            />
          )}
        />
      </StatusArea>
      <TermoModal {...modal} />
    </>
  );
}
