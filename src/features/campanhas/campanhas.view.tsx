import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RegulamentoWindow } from './regulamento-window.flow.ts';
import type { Campanha, GrupoCampanhas } from './fidelidade.api.ts';
import type { Status } from '../../lib/status/status.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { CardGridSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { BANNER_RATIO, CampanhaCard, nomeOfCampanha } from './campanha-card.view.tsx';
import { readySaid } from '../../ui/button/delayed-window-button.texts.ts';
import { ABRIR_REGULAMENTO } from './campanha.texts.ts';

export interface CampanhasViewProps {
  /** The group's heading; omitted without a name or when it fails to load. @rule R67 */
  grupo: { status: Status; grupo: GrupoCampanhas | null };
  status: Status;
  campanhas: readonly Campanha[];
  /** The rules' windows, keyed by position in the list. */
  regulamento: RegulamentoWindow;
  /** A campaign that exchanges points leads there at once. @rule R276 */
  trocar: boolean;
  delayMs: number;
  onRetry: () => void;
}

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))';
const LAYOUT = { gap: '24px', columns: COLUMNS };
const SAID = {
  idle: '',
  waiting: 'O regulamento será aberto em uma nova aba.',
  blocked: readySaid(ABRIR_REGULAMENTO),
};

/** `/campanhas`. @rule S2.48–S2.50, S8.11, R63, R67 */
export function CampanhasView({
  grupo: { status: grupoStatus, grupo },
  status,
  campanhas,
  regulamento,
  trocar,
  delayMs,
  onRetry,
}: CampanhasViewProps) {
  const grupoNome = grupo?.nome ?? null;
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Campanhas
      </Typography>
      {grupoStatus === 'loading' && (
        <Stack aria-hidden spacing={1} sx={{ mb: 2 }}>
          <Skeleton width={240} height={30} />
          <Skeleton width="70%" height={20} />
        </Stack>
      )}
      {grupoNome !== null && <Grupo nome={grupoNome} descricao={grupo?.descricao ?? null} />}
      <LiveRegion message={SAID[regulamento.stage]} />
      <StatusArea
        status={status}
        skeleton={<CardGridSkeleton count={4} ratio={BANNER_RATIO} columns={COLUMNS} />}
        emptyText="Nenhuma campanha disponível no momento."
        failedTitle="Ops!, ocorreu um erro ao tentar resgatar dados da campanha!"
        onRetry={onRetry}
      >
        <VirtualList
          items={campanhas}
          nameOf={nomeOfCampanha}
          layout={LAYOUT}
          render={(campanha, index) => (
            <CampanhaCard
              campanha={campanha}
              heading={grupoNome === null ? 'h2' : 'h3'}
              stage={regulamento.stageOf(String(index))}
              trocar={trocar && campanha.flagTrocarPontos}
              delayMs={delayMs}
              regulamentoHref={regulamento.href}
              onRegulamento={() => regulamento.request(String(index), campanha.regulamento)}
              onFollow={regulamento.follow}
            />
          )}
        />
      </StatusArea>
    </>
  );
}

function Grupo({ nome, descricao }: { nome: string; descricao: string | null }) {
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography variant="h2">{nome}</Typography>
      {descricao !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {descricao}
        </Typography>
      )}
    </Stack>
  );
}
