import { classes, text } from '../../ui/text/text.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import type { PointMapProps } from '../../ui/map/point-map.tsx';
import type { ChosenPoint } from '../../ui/map/points.ts';
import { clusterLabel, MAP_FAILED, NO_POINTS } from './location.texts.ts';
import { LojaLinks } from './loja-card.view.tsx';
import type { Loja } from './lojas.ts';

export type Tiles = PointMapProps['tiles'];

interface LojasMapProps {
  lojas: readonly Loja[];
  chosen: ChosenPoint | null;
  onChoose: (id: string) => void;
  onClose: (chosen: ChosenPoint) => void;
  tiles: Tiles;
}

/** The map's library is larger than all the rest of the screen: the list neither waits for it nor fails with it. */
const createMap = () =>
  lazy(async () => {
    try {
      const { PointMap } = await import(/* webpackChunkName: "mapa" */ '../../ui/map/point-map.tsx');
      return { default: ({ onRetry: _unused, ...props }: PointMapProps & Retry) => <PointMap {...props} /> };
    } catch {
      return { default: MapFailed };
    }
  });

interface Retry {
  onRetry: () => void;
}

/** The map with a mark and an info window for each store that has a place (R58). */
export function LojasMap({ lojas, chosen, ...rest }: LojasMapProps) {
  const [{ Map }, setMap] = useState(() => ({ Map: createMap() }));
  const points = useMemo(
    () => lojas.flatMap(({ id, nome, lugar }) => (lugar === null ? [] : [{ id, nome, ...lugar }])),
    [lojas],
  );
  const loja = lojas.find(({ id }) => id === chosen?.id);
  if (points.length === 0) return <Ground>{NO_POINTS}</Ground>;
  return (
    <Suspense fallback={<span className="skeleton" />}>
      <Map
        label="Mapa das lojas"
        points={points}
        chosen={chosen}
        clusterLabel={clusterLabel}
        info={loja === undefined ? null : <Info loja={loja} />}
        {...rest}
        // After the rest: the screen's own is about the stores.
        onRetry={() => setMap({ Map: createMap() })}
      />
    </Suspense>
  );
}

function Info({ loja }: { loja: Loja }) {
  return (
    <>
      <p className={classes('loja-info', text.t4)}>{loja.nome}</p>
      <LojaLinks loja={loja} />
    </>
  );
}

function MapFailed({ onRetry }: Retry) {
  return (
    <Ground>
      <FailedState compact title={MAP_FAILED} onRetry={onRetry} />
    </Ground>
  );
}

function Ground({ children }: { children: ReactNode }) {
  return <div className="location-ground">{children}</div>;
}
