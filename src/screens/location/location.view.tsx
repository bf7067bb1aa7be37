import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Status } from '../../lib/listas/status.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/icon-more.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { LojaCard } from './loja-card.view.tsx';
import { LOJAS_EMPTY, LOJAS_NOT_FOUND, lojasCount } from './location.texts.ts';
import type { Loja } from './lojas.ts';
import { LojasMap, type Tiles } from './lojas-map.view.tsx';

export interface LocationViewProps {
  status: Status;
  /** Those that fit what is looked for. */
  lojas: readonly Loja[];
  busca: string;
  onBusca: (busca: string) => void;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onClose: (id: string) => void;
  tiles: Tiles;
  onRetry: () => void;
}

const MAP_ID = 'mapa-das-lojas';

const layout = {
  display: 'grid',
  gap: '24px',
  columns: { xs: 'minmax(0, 1fr)', lg: 'minmax(340px, 5fr) minmax(0, 7fr)' },
  alignItems: 'start',
} as const;

const mapPlace = {
  height: { xs: 'min(340px, 55dvh)', lg: 'calc(100dvh - 152px)' },
  minHeight: 260,
  order: { lg: 2 },
  position: { lg: 'sticky' },
  top: { lg: 96 },
  scrollMarginTop: 88,
} as const;

/** `/location` as it is seen (S2.46, S2.47): the map, and beside it the list. */
export function LocationView(props: LocationViewProps) {
  const { status, lojas, busca, onBusca, onChoose, onRetry } = props;
  const showOnMap = (id: string) => {
    onChoose(id);
    document.getElementById(MAP_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Encontre Nossa Loja
      </Typography>
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={3} height={148} />}
        emptyText={LOJAS_EMPTY}
        onRetry={onRetry}
      >
        <Box sx={layout}>
          <Box id={MAP_ID} sx={mapPlace}>
            <LojasMap {...props} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextField
              label="Buscar por nome, bairro ou cidade"
              type="search"
              value={busca}
              onChange={onBusca}
              endAdornment={
                <Box component="span" sx={{ display: 'grid', pr: 2, color: 'text.secondary' }}>
                  <SearchIcon size={20} />
                </Box>
              }
            />
            <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
              {lojasCount(lojas.length)}
            </Typography>
            {lojas.length === 0 ? (
              <EmptyState compact text={LOJAS_NOT_FOUND} />
            ) : (
              <VirtualList
                label="Lojas"
                items={lojas}
                nameOf={({ nome }) => nome}
                layout={LAYOUT}
                render={(loja) => <LojaCard loja={loja} onShow={() => showOnMap(loja.id)} />}
              />
            )}
          </Box>
        </Box>
      </StatusArea>
    </>
  );
}

const LAYOUT = { gap: '16px' } as const;
