import { latLngBounds, type Map as LeafletMap, type TileLayer as LeafletTiles } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import IconButton from '@mui/material/IconButton';
import { MinusIcon, PlusIcon } from '../icons/later-icons.tsx';
import { SafeHtml } from '../html/safe-html.tsx';
import { addStyles } from '../theme/styles.ts';
import { useReducedMotion } from '../page/use-media.ts';
import { InfoWindow } from './info-window.tsx';
import { Ground } from './ground.tsx';
import leaflet from './leaflet.css';
import marks from './marks.css';
import { Marks } from './marks.tsx';
import css from './point-map.css';
import type { ChosenPoint, MapPoint } from './points.ts';
import { showPoint } from './show-point.ts';

addStyles(leaflet + css + marks);

export interface PointMapProps {
  /** The label for screen readers. */
  label: string;
  /** At least one. A new array fits the view again. */
  points: readonly MapPoint[];
  chosen: ChosenPoint | null;
  onChoose: (id: string) => void;
  /** Called when the info window is closed; another point may be chosen by then. */
  onClose: (chosen: ChosenPoint) => void;
  clusterLabel: (count: number) => string;
  /** The content of the chosen point's info window. */
  info: ReactNode;
  /** Null: no tiles, a drawn ground with names. @rule R58 */
  tiles: { tileUrl: string; attribution: string } | null;
}

const FIT = { padding: [48, 48] as [number, number], maxZoom: 15 };

const boundsOf = (points: readonly MapPoint[]) =>
  latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));

/**
 * Points on a map, clustered, with an info window for the chosen one. Arrow keys and + - move the map, Tab goes through
 * markers, Enter opens.
 * @returns a map that fills its parent; import it lazily, its library comes with it
 */
export function PointMap(props: PointMapProps) {
  const { label, points, chosen, onChoose, onClose, clusterLabel, info, tiles } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [ground, setGround] = useState<LeafletTiles | null>(null);
  const still = useReducedMotion();
  const point = points.find(({ id }) => id === chosen?.id);
  useView(map, { label, points, chosen });
  useTilesAgain(ground);
  const motion = {
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  };
  return (
    <div className="map" data-ground={tiles === null || undefined}>
      <MapContainer
        ref={setMap}
        bounds={boundsOf(points)}
        boundsOptions={FIT}
        minZoom={2}
        maxZoom={18}
        worldCopyJump
        // Leaflet builds both controls from HTML text, and they would precede the markers in Tab order.
        zoomControl={false}
        attributionControl={false}
        // The wheel scrolls the page; zooming has buttons.
        scrollWheelZoom={false}
        {...motion}
      >
        {tiles === null ? <Ground points={points} /> : <TileLayer ref={setGround} url={tiles.tileUrl} />}
        <Marks
          points={points}
          chosenId={chosen?.id ?? null}
          clusterLabel={clusterLabel}
          onChoose={onChoose}
        />
        {chosen === null || point === undefined ? null : (
          <InfoWindow key={`${chosen.id} ${chosen.turn}`} point={point} onClose={() => onClose(chosen)}>
            {info}
          </InfoWindow>
        )}
      </MapContainer>
      <div className="map-buttons">
        <IconButton aria-label="Aproximar" onClick={() => map?.zoomIn()}>
          <PlusIcon size={20} />
        </IconButton>
        <IconButton aria-label="Afastar" onClick={() => map?.zoomOut()}>
          <MinusIcon size={20} />
        </IconButton>
      </div>
      {tiles === null || tiles.attribution === '' ? null : (
        <div className="map-source">
          <SafeHtml html={tiles.attribution} />
        </div>
      )}
    </div>
  );
}

/** Reloads failed tiles when the network is back: Leaflet loads each once. */
function useTilesAgain(ground: LeafletTiles | null): void {
  useEffect(() => {
    const redraw = () => void ground?.redraw();
    addEventListener('online', redraw);
    return () => removeEventListener('online', redraw);
  }, [ground]);
}

interface View {
  label: string;
  points: readonly MapPoint[];
  chosen: ChosenPoint | null;
}

/** Keeps the view on the points and on the chosen one. */
function useView(map: LeafletMap | null, { label, points, chosen }: View): void {
  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'region');
    container?.setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => {
    if (map === null) return undefined;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  useEffect(() => void map?.fitBounds(boundsOf(points), { ...FIT, animate: false }), [map, points]);
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen?.id);
    if (map !== null && point !== undefined) showPoint(map, point);
  }, [map, points, chosen]);
}
