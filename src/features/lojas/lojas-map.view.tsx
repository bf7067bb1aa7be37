import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import type { PointMapProps } from '../../ui/map/point-map.tsx';
import { later, useCode } from '../../ui/page/later.tsx';
import type { ChosenPoint } from '../../ui/map/points.ts';
import { LojaLinks } from './loja-card.view.tsx';
import type { Loja } from './lojas.ts';

/** Texts that no rule quotes. */
const TEXTS = {
  semPontos: 'Nenhuma destas lojas tem localização no mapa.',
  falhou: 'Não foi possível carregar o mapa',
  grupo: (count: number, together: boolean): string =>
    `Grupo de ${count} lojas, ${together ? 'ver quais' : 'aproximar'}`,
  juntas: (count: number): string => `${count} lojas neste lugar`,
} as const;

export type Tiles = PointMapProps['tiles'];

interface LojasMapProps {
  lojas: readonly Loja[];
  chosen: ChosenPoint | null;
  onChoose: (id: string) => void;
  onClose: (chosen: ChosenPoint) => void;
  tiles: Tiles;
}

/** The map's library is larger than the rest of the screen: the list neither waits for it nor fails with it. */
const { fetch: loadMap } = later(
  () => import(/* webpackChunkName: "mapa" */ '../../ui/map/point-map.tsx'),
  'PointMap',
  { optional: true },
);

/** The map with a marker and an info window per store with coordinates. @rule R58 */
export function LojasMap({ lojas, chosen, onChoose, onClose, tiles }: LojasMapProps) {
  const { Component: Map, failed, retry } = useCode(loadMap);
  const points = useMemo(
    () => lojas.flatMap(({ id, nome, lugar }) => (lugar === null ? [] : [{ id, nome, ...lugar }])),
    [lojas],
  );
  const loja = lojas.find(({ id }) => id === chosen?.id);
  if (points.length === 0) return <Ground>{TEXTS.semPontos}</Ground>;
  if (Map === null && failed)
    return (
      <Ground>
        <FailedState compact title={TEXTS.falhou} onRetry={retry} />
      </Ground>
    );
  if (Map === null) return <Skeleton sx={{ height: 1, borderRadius: '24px' }} />;
  return (
    <Map
      label="Mapa das lojas"
      points={points}
      chosen={chosen}
      clusterLabel={TEXTS.grupo}
      groupLabel={TEXTS.juntas}
      info={loja === undefined ? null : <Info loja={loja} />}
      onChoose={onChoose}
      onClose={onClose}
      tiles={tiles}
    />
  );
}

function Info({ loja }: { loja: Loja }) {
  return (
    <>
      <Typography variant="h4" component="p" translate="no" sx={{ mb: 0.5 }}>
        {loja.nome}
      </Typography>
      <LojaLinks loja={loja} />
    </>
  );
}

function Ground({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        height: 1,
        display: 'grid',
        placeItems: 'center',
        p: 3,
        textAlign: 'center',
        borderRadius: '24px',
        color: 'text.secondary',
        bgcolor: 'surface.sunken',
      }}
    >
      {children}
    </Box>
  );
}
