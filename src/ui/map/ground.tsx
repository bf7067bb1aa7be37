import { canvas, divIcon, layerGroup, type Map as LeafletMap, marker, polygon } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { type GroundFile, readAbroad, readStates, type Town } from './ground-shape.ts';
import type { MapPoint } from './points.ts';
import { listenTo } from '../../lib/listeners.ts';

/** Below the markers; ignores pointer and keyboard. */
const PANE = 'ground';
/** A town closer than this to a point, in px, would cover its name. */
const TOO_NEAR = 44;

/**
 * The drawn ground of a map without tiles: states and neighbours on Leaflet's canvas, and towns by zoom. Colours are those
 * of `.map` (point-map.css).
 * @returns nothing; it draws into the surrounding map once its file has loaded
 * @rule R58
 */
export function Ground({ points }: { points: readonly MapPoint[] }) {
  const map = useMap();
  const file = useGroundFile();
  useEffect(() => (file === null ? undefined : drawLand(map, file)), [map, file]);
  useEffect(() => (file === null ? undefined : drawTowns(map, file.towns, points)), [map, file, points]);
  return null;
}

/** Loaded with the map, and retried when the network is back. */
function useGroundFile(): GroundFile | null {
  const [file, setFile] = useState<GroundFile | null>(null);
  useEffect(() => {
    if (file !== null) return undefined;
    const ask = async () => {
      const answer = await fetch(new URL('map/ground.json', document.baseURI));
      if (answer.ok) setFile((await answer.json()) as GroundFile);
    };
    // Without the file the map is a plain area.
    const tryIt = () => void ask().catch(() => undefined);
    tryIt();
    return listenTo(window, ['online'], tryIt);
  }, [file]);
  return file;
}

function preparePane(map: LeafletMap): void {
  (map.getPane(PANE) ?? map.createPane(PANE)).setAttribute('aria-hidden', 'true');
}

/** Draws the neighbours and the states; returns a remover. */
function drawLand(map: LeafletMap, file: GroundFile): () => void {
  preparePane(map);
  const renderer = canvas({ pane: PANE, padding: 0.5 });
  const options = { renderer, pane: PANE, interactive: false, fillOpacity: 1, weight: 1 };
  const abroad = readAbroad(file).map((ring) => polygon(ring, { ...options, fillOpacity: 0.5 }));
  const states = [...readStates(file).values()].map((rings) => polygon([...rings], options));
  const land = [...abroad, ...states];
  const layer = layerGroup(land).addTo(map);
  const paint = () => {
    const style = getComputedStyle(map.getContainer());
    const colour = (name: string) => style.getPropertyValue(name).trim();
    for (const shape of land)
      shape.setStyle({ color: colour('--map-border'), fillColor: colour('--map-land') });
  };
  paint();
  const themes = new MutationObserver(paint);
  themes.observe(document.documentElement, { attributeFilter: ['data-tema'] });
  return () => {
    themes.disconnect();
    layer.remove();
    renderer.remove();
  };
}

/** Draws the visible towns on each move; returns a remover. */
function drawTowns(map: LeafletMap, towns: readonly Town[], points: readonly MapPoint[]): () => void {
  preparePane(map);
  const layer = layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const { x: width, y: height } = map.getSize();
    const taken = points.map(({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]));
    for (const town of towns) {
      const at = map.latLngToContainerPoint([town[2], town[3]]);
      const isSeen = at.x > 0 && at.x < width && at.y > 0 && at.y < height && town[4] <= map.getZoom();
      const isFree = taken.every((point) => point.distanceTo(at) > TOO_NEAR);
      if (isSeen && isFree) layer.addLayer(nameOf(town));
    }
  };
  draw();
  map.on('moveend resize', draw);
  return () => {
    map.off('moveend resize', draw);
    layer.remove();
  };
}

/** A dot with its name, as nodes: the policy forbids HTML text. */
function nameOf([nome, , latitude, longitude]: Town) {
  const html = document.createElement('span');
  html.textContent = nome;
  const icon = divIcon({ html, className: 'town', iconSize: [8, 8], iconAnchor: [4, 4] });
  return marker([latitude, longitude], { icon, pane: PANE, interactive: false, keyboard: false });
}
