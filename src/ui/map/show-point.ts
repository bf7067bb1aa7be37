import type { Map as LeafletMap } from 'leaflet';
import type { MapPoint } from './points.ts';

const CHOSEN_ZOOM = 15;

/** Moves the map to a chosen point, unless it is seen already and near enough. */
export function showPoint(map: LeafletMap, { latitude, longitude }: MapPoint): void {
  const place = [latitude, longitude] as [number, number];
  // A point inside a cluster has no mark of its own before the map is close enough.
  if (map.getZoom() < CHOSEN_ZOOM - 3 || !map.getBounds().contains(place)) map.setView(place, CHOSEN_ZOOM);
}
