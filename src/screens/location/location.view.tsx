import { SectionTitle } from '../../ui/text/section-title.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { Status } from '../../lib/status/status.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/later-icons.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ChosenPoint } from '../../ui/map/points.ts';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { LojaCard } from './loja-card.view.tsx';
import { LOJAS_EMPTY, LOJAS_NOT_FOUND, lojasCount } from './location.texts.ts';
import type { Loja } from './lojas.ts';
import { Perto, type PertoProps } from './perto.view.tsx';
import { LojasMap, type Tiles } from './lojas-map.view.tsx';

export interface LojaLinha {
  id: string;
  loja: Loja;
  /** As it is read; null when nobody knows, or nobody has asked. */
  distancia: string | null;
}

export interface LocationViewProps {
  status: Status;
  /** Those that fit what is looked for. */
  lojas: readonly Loja[];
  /** The same as the list shows them: in its order, with their distance. */
  linhas: readonly LojaLinha[];
  /** Null: the order by distance is left out. */
  perto: PertoProps | null;
  /** Null: there is no favourite store here. */
  favorita: { id: string | null; onChange: (id: string | null) => void } | null;
  /** Null: the search is left out. */
  busca: string | null;
  onBusca: (busca: string) => void;
  chosen: ChosenPoint | null;
  onChoose: (id: string) => void;
  onClose: (chosen: ChosenPoint) => void;
  tiles: Tiles;
  onRetry: () => void;
}

const MAP_ID = 'mapa-das-lojas';

/** `/location` as it is seen (S2.46, S2.47): the map, and beside it the list. */
export function LocationView(props: LocationViewProps) {
  const { status, lojas, linhas, perto, favorita, busca, onBusca, onChoose, onRetry } = props;
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
            {busca !== null && (
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
            )}
            {perto === null ? null : <Perto {...perto} hasBusca={busca !== null} />}
            <output className={classes(text.small, text.muted)}>{lojasCount(lojas.length)}</output>
            {lojas.length === 0 ? (
              <EmptyState compact text={LOJAS_NOT_FOUND} />
            ) : (
              <VirtualList
                label="Lojas"
                items={linhas}
                nameOf={({ loja }) => loja.nome}
                layout={LAYOUT}
                render={({ id, loja, distancia }) => (
                  <LojaCard
                    loja={loja}
                    distancia={distancia}
                    favorita={favorita === null ? null : favorita.id === id}
                    onFavorita={(isOn) => favorita?.onChange(isOn ? id : null)}
                    onShow={() => showOnMap(id)}
                  />
                )}
              />
            )}
          </div>
        </div>
      </StatusArea>
    </>
  );
}

const LAYOUT = { gap: '16px' } as const;
