import type { Map as LeafletMap } from 'leaflet';
import type { MapPoint } from './points.ts';

const CHOSEN_ZOOM = 15;

/** Moves the map to a chosen point unless it is in view and near enough. */
export function showPoint(map: LeafletMap, { latitude, longitude }: MapPoint): void {
  const position = [latitude, longitude] as [number, number];
  // A clustered point has no marker before the map is close enough.
  if (map.getZoom() < CHOSEN_ZOOM - 3 || !map.getBounds().contains(position))
    map.setView(position, CHOSEN_ZOOM);
}
