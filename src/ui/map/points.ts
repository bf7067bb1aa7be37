import { type LatLngBounds, latLngBounds, type Map as LeafletMap } from 'leaflet';
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
  choice: number;
}

/** Points that one marker stands for, as their number. */
export interface Cluster {
  kind: 'cluster';
  key: string;
  points: readonly MapPoint[];
  latitude: number;
  longitude: number;
}

/** A marker: a point, or a cluster. */
export type Mark =
  | { kind: 'point'; key: string; point: MapPoint; latitude: number; longitude: number }
  | Cluster;

/** A place in px. */
export interface Pixel {
  x: number;
  y: number;
}

export type PointIndex = Supercluster<{ point: MapPoint }>;

/** As wide as Leaflet's, so that the radius is in pixels. */
const TILE_PX = 256;
/** From the next zoom on only what a finger cannot tell apart is one marker. */
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

/** The least distance of two markers' middles, in px: a finger's width. */
const FINGER_PX = 44;
/** A pin's middle is above its point. */
const PIN_PX = 20;

/**
 * A view's markers, any two of which can be told apart by a finger.
 * @param pixelOf where a mark stands
 */
export function marksIn(index: PointIndex, { box, zoom }: MapView, pixelOf: (mark: Mark) => Pixel): Mark[] {
  let marks = clustersIn(index, box, zoom);
  // A pin that becomes a cluster moves its middle: again until nothing is close.
  for (let count = Infinity; marks.length < count;) {
    count = marks.length;
    marks = joined(marks, (mark) => middleOf(mark, pixelOf));
  }
  return marks;
}

/** Joins each mark to an earlier one that is too close. */
function joined(marks: readonly Mark[], middle: (mark: Mark) => Pixel): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const at = middle(mark);
    const near = result.findIndex((other) => distance(middle(other), at) < FINGER_PX);
    const other = result[near];
    if (other === undefined) result.push(mark);
    else result[near] = clusterAt(other, [...pointsOf(other), ...pointsOf(mark)]);
  }
  return result;
}

function clustersIn(index: PointIndex, box: MapView['box'], zoom: number): Mark[] {
  return index.getClusters(box, zoom).map((feature): Mark => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    if ('cluster' in feature.properties) {
      const leaves = index.getLeaves(feature.properties.cluster_id, Infinity);
      return clusterAt(
        { latitude, longitude },
        leaves.map(({ properties }) => properties.point),
      );
    }
    const { point } = feature.properties;
    return { kind: 'point', key: `ponto-${point.id}`, point, latitude, longitude };
  });
}

function clusterAt(
  { latitude, longitude }: Pick<Mark, 'latitude' | 'longitude'>,
  points: readonly MapPoint[],
): Cluster {
  const key = `grupo-${points.length}-${points[0]?.id}`;
  return { kind: 'cluster', key, points, latitude, longitude };
}

const pointsOf = (mark: Mark): readonly MapPoint[] => (mark.kind === 'point' ? [mark.point] : mark.points);

function middleOf(mark: Mark, pixelOf: (mark: Mark) => Pixel): Pixel {
  const { x, y } = pixelOf(mark);
  return { x, y: mark.kind === 'point' ? y - PIN_PX : y };
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether points stay one marker at any zoom. */
export function areTogether(map: LeafletMap, points: readonly MapPoint[]): boolean {
  const zoom = map.getMaxZoom();
  const bounds = boundsOf(points);
  const size = map.project(bounds.getNorthEast(), zoom).distanceTo(map.project(bounds.getSouthWest(), zoom));
  return map.getZoom() >= zoom || size < FINGER_PX;
}

/** The rectangle around points. */
export const boundsOf = (points: readonly MapPoint[]): LatLngBounds =>
  latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));

/** No two places of the country are further apart from its middle, in degrees. */
const FAR = 30;
/** Within this distance a turned sign would not be noticed on the map. */
const NEAR = 8;

/**
 * The points that a first view shows: without those whose coordinates have a wrong sign or are swapped, which would shrink it
 * to a hemisphere.
 * @returns all points when none stands out
 */
export function bulkOf(points: readonly MapPoint[]): readonly MapPoint[] {
  const middle = [
    median(points.map(({ latitude }) => latitude)),
    median(points.map(({ longitude }) => longitude)),
  ];
  const [latitude = 0, longitude = 0] = middle;
  const apart = (lat: number, lng: number) => Math.max(Math.abs(lat - latitude), Math.abs(lng - longitude));
  const bulk = points.filter(({ latitude: lat, longitude: lng }) => {
    const away = apart(lat, lng);
    const mistaken = Math.min(apart(-lat, lng), apart(lat, -lng), apart(-lat, -lng), apart(lng, lat));
    return away < FAR && (away < NEAR || mistaken > away / 4);
  });
  return bulk.length === 0 ? points : bulk;
}

/** The lower one of two: the country lies south and west. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
