import { type Map as LeafletMap, type TileLayer as LeafletTiles } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MinusIcon, PlusIcon } from '../icons/later-icons.tsx';
import { SafeHtml } from '../html/safe-html.tsx';
import { addStyles } from '../theme/styles.ts';
import { useReducedMotion } from '../page/use-media.ts';
import { InfoWindow } from './info-window.tsx';
import { Ground } from './ground.tsx';
import leaflet from './leaflet.css';
import marks from './marks.css';
import { Marks, type MarksProps } from './marks.tsx';
import css from './point-map.css';
import { boundsOf, bulkOf, type ChosenPoint, type Cluster, type MapPoint } from './points.ts';
import { showPoint } from './show-point.ts';
import { listenTo, stopAll } from '../../lib/listeners.ts';

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
  /** `together`: no zoom separates them. */
  clusterLabel: (count: number, together: boolean) => string;
  /** The name of the window that lists the points of such a cluster. */
  groupLabel: (count: number) => string;
  /** The content of the chosen point's info window. */
  info: ReactNode;
  /** Null: no tiles, a drawn ground with names. @rule R58 */
  tiles: { tileUrl: string; attribution: string } | null;
}

const FIT = { padding: [48, 48] as [number, number], maxZoom: 15 };

/**
 * Points on a map, clustered, with an info window for the chosen one. Arrow keys and + - move the map, Tab goes through
 * markers, Enter opens. What a finger cannot tell apart at the last zoom opens as a list.
 * @returns a map that fills its parent; import it lazily, its library comes with it
 */
export function PointMap(props: PointMapProps) {
  const { label, points, chosen, onChoose, onClose, clusterLabel, groupLabel, info, tiles } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [ground, setGround] = useState<LeafletTiles | null>(null);
  const still = useReducedMotion();
  const point = points.find(({ id }) => id === chosen?.id);
  useView(map, { label, points, chosen });
  useTilesAgain(ground);
  usePageSwipes(map);
  const move = !still;
  const motion = { fadeAnimation: move, zoomAnimation: move, markerZoomAnimation: move, inertia: move };
  return (
    <div className="map" data-ground={tiles === null || undefined}>
      <MapContainer
        ref={setMap}
        bounds={boundsOf(bulkOf(points))}
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
        <ListedMarks {...{ points, clusterLabel, groupLabel, onChoose }} chosenId={chosen?.id ?? null} />
        {chosen === null || point === undefined ? null : (
          <InfoWindow key={`${chosen.id} ${chosen.choice}`} point={point} onClose={() => onClose(chosen)}>
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

type ListedMarksProps = Omit<MarksProps, 'onGroup'> & Pick<PointMapProps, 'groupLabel'>;

/** The marks, and a window with a list of those that no zoom separates. */
function ListedMarks({ groupLabel, ...props }: ListedMarksProps) {
  const { points, onChoose } = props;
  const [group, setGroup] = useState<Cluster | null>(null);
  const choose = (id: string) => {
    setGroup(null);
    onChoose(id);
  };
  // A search makes new points.
  const listed = group?.points.every((one) => points.includes(one)) === true ? group : null;
  const label = groupLabel(listed?.points.length ?? 0);
  return (
    <>
      <Marks {...props} onChoose={choose} onGroup={setGroup} />
      {listed === null ? null : (
        <InfoWindow key={listed.key} point={{ ...listed, nome: label }} onClose={() => setGroup(null)}>
          <p className="map-list-title">{label}</p>
          <ul className="map-list">
            {listed.points.map(({ id, nome }) => (
              <li key={id}>
                <Button
                  fullWidth
                  translate="no"
                  onClick={(event) => {
                    // The list is removed before Leaflet gets the click, which it would take for one beside the window.
                    event.stopPropagation();
                    choose(id);
                  }}
                >
                  {nome}
                </Button>
              </li>
            ))}
          </ul>
        </InfoWindow>
      )}
    </>
  );
}

/** A finger that moves up or down scrolls the page, one that moves sideways moves the map, two move and zoom it. */
function usePageSwipes(map: LeafletMap | null): void {
  useEffect(() => {
    if (map === null) return undefined;
    const container = map.getContainer();
    let from: Touch | undefined;
    const onPointerDown = () => void map.dragging.enable();
    const onTouchStart = ({ touches }: TouchEvent) => (from = touches.length === 1 ? touches[0] : undefined);
    const onTouchMove = ({ touches: [touch], cancelable }: TouchEvent) => {
      // The page still scrolls from an earlier swipe.
      if (!cancelable) map.dragging.disable();
      if (from === undefined || touch === undefined) return;
      const [x, y] = [Math.abs(touch.clientX - from.clientX), Math.abs(touch.clientY - from.clientY)];
      // Before Leaflet gets it, which would keep the page from scrolling.
      if (y > x) map.dragging.disable();
      if (x + y > 0) from = undefined;
    };
    return stopAll(
      listenTo(container, ['pointerdown'], onPointerDown, { capture: true }),
      listenTo(container, ['touchstart'], onTouchStart, { passive: true }),
      listenTo(container, ['touchmove'], onTouchMove, { passive: true }),
    );
  }, [map]);
}

/** Reloads failed tiles when the network is back: Leaflet loads each once. */
function useTilesAgain(ground: LeafletTiles | null): void {
  useEffect(() => {
    return listenTo(window, ['online'], () => void ground?.redraw());
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
  useEffect(() => void map?.fitBounds(boundsOf(bulkOf(points)), { ...FIT, animate: false }), [map, points]);
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen?.id);
    if (map !== null && point !== undefined) showPoint(map, point);
  }, [map, points, chosen]);
}
