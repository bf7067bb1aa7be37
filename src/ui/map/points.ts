import type { Map as LeafletMap } from 'leaflet';
import Supercluster from 'supercluster';

/** Something that stands on the map. */
export interface MapPoint {
  id: string;
  nome: string;
  latitude: number;
  longitude: number;
}

/** The point whose window is open. */
export interface ChosenPoint {
  id: string;
  /** Another one with each choice: a point that is chosen again is shown again. */
  turn: number;
}

/** What is drawn at one place: a point, or how many stand too close together to be told apart. */
export type Mark =
  | { kind: 'point'; key: string; point: MapPoint; latitude: number; longitude: number }
  | { kind: 'cluster'; key: string; id: number; count: number; latitude: number; longitude: number };

export type PointIndex = Supercluster<{ point: MapPoint }>;

/** From here on every point stands alone. */
const LAST_CLUSTER_ZOOM = 15;

/** Sorts points by place, so that a view of any zoom costs the same with ten of them and with thousands. */
export function indexPoints(points: readonly MapPoint[]): PointIndex {
  const index: PointIndex = new Supercluster({ radius: 56, maxZoom: LAST_CLUSTER_ZOOM });
  return index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );
}

/** The part of the world that a map shows. */
export interface MapView {
  box: [west: number, south: number, east: number, north: number];
  zoom: number;
}

/** What a map shows now, and a little around it. */
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

/** The marks of a view. */
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
