import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Tabloide } from './tabloides.api.ts';
import type { ChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import type { DelayedWindow } from '../../base/flow/delayed-window.flow.ts';
import type { Status } from '../../lib/status/status.ts';
import { DelayedWindowButton } from '../../ui/button/delayed-window-button.tsx';
import { readySaid } from '../../ui/button/delayed-window-button.texts.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { DownloadIcon } from '../../ui/icons/later-icons.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { CardGridSkeleton } from '../../ui/loading/skeletons.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';

/** A leaflet without url; the other texts are quoted by no rule. @rule S2.45, S8.19 */
const TEXTS = {
  failed: 'Erro ao carregar tabloide.',
  empty: 'Nenhum tabloide disponível para esta loja no momento.',
  opening: 'Abrindo em nova aba…',
  openingSaid: 'O tabloide será aberto em uma nova aba.',
  blockedLink: 'Abrir tabloide',
} as const;

/** A printed page in portrait format. */
const RATIO = '5 / 6';
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))';
const LAYOUT = { gap: '24px', columns: COLUMNS };
const SAID = { idle: '', waiting: TEXTS.openingSaid, blocked: readySaid(TEXTS.blockedLink) };

export interface TabloideItem extends Tabloide {
  /** Downloadable; otherwise it opens in a new tab. @rule R57 */
  isDownload: boolean;
}

export interface TabloidesViewProps {
  empresa: ChosenEmpresa;
  status: Status;
  tabloides: readonly TabloideItem[];
  /** The pending viewer, and its leaflet. */
  viewer: DelayedWindow;
  delayMs: number;
  onRetry: () => void;
}

/** `/tabloides`. @rule S2.43–S2.45, R13, R57 */
export function TabloidesView({ empresa, status, tabloides, viewer, delayMs, onRetry }: TabloidesViewProps) {
  const stageOf = (url: string | null) => {
    if (viewer.stage !== 'idle' && viewer.target === url) return viewer.stage;
    return viewer.stage === 'waiting' ? 'locked' : 'idle';
  };
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Tabloides
      </Typography>
      <Box sx={{ maxWidth: 420, mb: 3 }}>
        <SelectField {...empresa.field} onChange={({ target }) => empresa.choose(target.value)} />
      </Box>
      <LiveRegion message={SAID[viewer.stage]} />
      <StatusArea
        status={status}
        skeleton={<CardGridSkeleton count={3} ratio={RATIO} columns={COLUMNS} />}
        emptyText={TEXTS.empty}
        onRetry={onRetry}
      >
        <VirtualList
          items={tabloides}
          nameOf={nomeOf}
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

const nomeOf = ({ nomeExibicao }: Tabloide): string => nomeExibicao ?? 'Tabloide';

interface TabloideCardProps {
  tabloide: TabloideItem;
  stage: DelayedWindow['stage'] | 'locked';
  delayMs: number;
  onView: (url: string) => void;
  onFollow: () => void;
}

/** A leaflet: first page, Visualizar and Baixar; without url a text instead. @rule S2.43, S2.44, R57 */
function TabloideCard({ tabloide, stage, delayMs, onView, onFollow }: TabloideCardProps) {
  const id = useId();
  const { url, thumbnail, isDownload } = tabloide;
  return (
    <Card component="article" sx={{ height: 1, display: 'flex', flexDirection: 'column' }}>
      <RemoteImage src={thumbnail} alt="" ratio={RATIO} position="top" />
      <CardContent sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ fontKerning: 'none' }}>
          {nomeOf(tabloide)}
        </Typography>
        {url === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{TEXTS.failed}</Typography>
        ) : (
          <Stack spacing={1.5} sx={{ mt: 'auto' }}>
            <DelayedWindowButton
              label="Visualizar"
              stage={stage}
              delayMs={delayMs}
              describedBy={id}
              waitingText={TEXTS.opening}
              linkLabel={TEXTS.blockedLink}
              href={url}
              onRequest={() => onView(url)}
              onFollow={onFollow}
            />
            <Button
              variant="outlined"
              href={url}
              aria-describedby={id}
              startIcon={<DownloadIcon />}
              {...(isDownload ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              Baixar
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
