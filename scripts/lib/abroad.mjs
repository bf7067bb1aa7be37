import { arcsOf, simplify } from './lines.mjs';

/** In degrees, coarser than for Brazil: a tolerance of 4 km, and islands from 100 km on. */
const TOLERANCE = 0.04;
const LEAST_ISLAND = 1;

// Longitude, latitude: the northern and southern ends of Brazil's coast, and the two shores of the isthmus of Panama.
const NORTH = [-51.6, 4.35];
const SOUTH = [-53.4, -33.75];
const ISTHMUS = [
  [-77.9, 7.2],
  [-77.4, 8.65],
];
/** Closes the ring from north to south inside Brazil, whose states are drawn over it. */
const BELOW = [
  [-54, 0],
  [-55, -12],
  [-53, -24],
  [-52.8, -28],
  [-53.5, -31],
  [-53, -32],
  [-52.6, -32.7],
  [-53.1, -33.5],
];
/** The box of the continent's islands: longitudes, then latitudes. */
const AROUND = [
  [-82, -30],
  [-56, 13],
];

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
const nearest = (points, to) =>
  points.reduce((best, point, at) => (distance(point, to) < distance(points[best], to) ? at : best), 0);

/**
 * The neighbouring countries as one shape: the continent's coast without Brazil's, and its larger islands.
 * @param land a topology of the world's land, as world-atlas has it
 * @returns rings of longitude and latitude, in degrees
 */
export function readAbroad(land) {
  const arcs = arcsOf(land);
  const along = (arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]);
  const rings = land.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map(([outer]) => outer.flatMap((arc, at) => along(arc).slice(at === 0 ? 0 : 1))),
  );
  const continent = rings.find((ring) => distance(ring[nearest(ring, SOUTH)], SOUTH) < 1);
  const islands = rings.filter(
    (ring) => ring !== continent && ring.every(isAround) && spanOf(ring) >= LEAST_ISLAND,
  );
  return [neighbours(continent), ...islands].map((ring) => simplify(ring, TOLERANCE));
}

/** The coast from south to north, without what is beyond the isthmus; then back inside Brazil. */
function neighbours(ring) {
  const fromSouth = [...ring.slice(nearest(ring, SOUTH)), ...ring.slice(1, nearest(ring, SOUTH) + 1)];
  const coast =
    nearest(fromSouth, NORTH) > nearest(fromSouth, ISTHMUS[0]) ? fromSouth : fromSouth.toReversed();
  const [leave, enter] = ISTHMUS.map((shore) => nearest(coast, shore));
  const open = [...coast.slice(0, leave + 1), ...coast.slice(enter, nearest(coast, NORTH) + 1), ...BELOW];
  return [...open, open[0]];
}

const isAround = (point) => AROUND.every(([from, to], axis) => point[axis] > from && point[axis] < to);
const spanOf = (ring) =>
  Math.max(
    ...[0, 1].map((axis) => Math.max(...ring.map((p) => p[axis])) - Math.min(...ring.map((p) => p[axis]))),
  );
