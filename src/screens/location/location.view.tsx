import { SectionTitle } from '../../ui/text/section-title.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { Status } from '../../lib/listas/status.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/later-icons.tsx';
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

/** `/location` as it is seen (S2.46, S2.47): the map, and beside it the list. */
export function LocationView(props: LocationViewProps) {
  const { status, lojas, busca, onBusca, onChoose, onRetry } = props;
  const showOnMap = (id: string) => {
    onChoose(id);
    document.getElementById(MAP_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <SectionTitle level={1}>Encontre Nossa Loja</SectionTitle>
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={3} height={148} />}
        emptyText={LOJAS_EMPTY}
        onRetry={onRetry}
      >
        <div className="location">
          <div id={MAP_ID} className="location-map">
            <LojasMap {...props} />
          </div>
          <div className="list-place">
            <TextField
              label="Buscar por nome, bairro ou cidade"
              type="search"
              value={busca}
              onChange={onBusca}
              endAdornment={
                <span className="search-icon">
                  <SearchIcon size={20} />
                </span>
              }
            />
            <output className={classes(text.small, text.muted)}>{lojasCount(lojas.length)}</output>
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
          </div>
        </div>
      </StatusArea>
    </>
  );
}

const LAYOUT = { gap: '16px' } as const;
