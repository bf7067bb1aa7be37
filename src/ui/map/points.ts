import type { Map as LeafletMap } from 'leaflet';
import Supercluster from 'supercluster';

/** A point of the map. */
export interface MapPoint {
  id: string;
  nome: string;
  latitude: number;
  longitude: number;
}

/** The point whose window is open. */
export interface ChosenPoint {
  id: string;
  /** Changes with each choice, so that the same point can be shown again. */
  turn: number;
}

/** A marker: a point, or a cluster's number. */
export type Mark =
  | { kind: 'point'; key: string; point: MapPoint; latitude: number; longitude: number }
  | { kind: 'cluster'; key: string; id: number; count: number; latitude: number; longitude: number };

export type PointIndex = Supercluster<{ point: MapPoint }>;

/** As wide as Leaflet's, so that the radius is in pixels. */
const TILE_PX = 256;
/** From this zoom on nothing is clustered. */
const LAST_CLUSTER_ZOOM = 15;

/** An index of the points for clustering at any zoom. */
export function indexPoints(points: readonly MapPoint[]): PointIndex {
  const index: PointIndex = new Supercluster({ radius: 56, extent: TILE_PX, maxZoom: LAST_CLUSTER_ZOOM });
  return index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );
}

/** The map's bounds. */
export interface MapView {
  box: [west: number, south: number, east: number, north: number];
  zoom: number;
}

/** The map's bounds with a margin. */
export function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds().pad(0.25);
  return {
    box: [
      Math.max(bounds.getWest(), -180),
      Math.max(bounds.getSouth(), -85),
      Math.min(bounds.getEast(), 180),
      Math.min(bounds.getNorth(), 85),
    ],
    zoom: Math.floor(map.getZoom()),
  };
}

/** A view's markers. */
export function marksIn(index: PointIndex, { box, zoom }: MapView): Mark[] {
  return index.getClusters(box, zoom).map((feature): Mark => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    if ('cluster' in feature.properties) {
      const { cluster_id: id, point_count: count } = feature.properties;
      return { kind: 'cluster', key: `grupo-${id}`, id, count, latitude, longitude };
    }
    const { point } = feature.properties;
    return { kind: 'point', key: `ponto-${point.id}`, point, latitude, longitude };
  });
}
