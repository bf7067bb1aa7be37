import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { towns } from './lib/towns.mjs';

// `node scripts/ground.mjs bra.topo.json`: makes the map's drawn ground (public/map/ground.json) from a topology of the
// country's states (docs/adr/0037). Run by hand, when the source changes: its result is committed.
const OUT = 'public/map/ground.json';
/** A line may leave the source's by so much, in degrees: 1 km. */
const TOLERANCE = 0.01;
/** Islands whose box is smaller are left out. */
const LEAST_ISLAND = 0.12;
/** What a whole number of the result is, in degrees. */
const STEP = 0.005;
/** The source leaves the letters of these out. */
const NAMELESS = { Acre: 'AC', Rondônia: 'RO' };

const source = JSON.parse(readFileSync(path.resolve(process.argv[2] ?? ''), 'utf8'));
const [scaleX, scaleY] = source.transform.scale;
const [fromX, fromY] = source.transform.translate;

const arcs = source.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [fromX + x * scaleX, fromY + y * scaleY];
  });
});

/** How far a point lies from the line between two others. */
function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Douglas and Peucker's; the ends stay, so that neighbours still meet. */
function simplify(points) {
  if (points.length < 3) return points;
  const off = points.map((point) => offLine(point, points[0], points.at(-1)));
  const far = off.indexOf(Math.max(...off));
  if (off[far] <= TOLERANCE) return [points[0], points.at(-1)];
  return [...simplify(points.slice(0, far + 1)), ...simplify(points.slice(far)).slice(1)];
}

const pointsOf = (ring) => ring.flatMap((arc) => arcs[arc < 0 ? ~arc : arc]);
function isLarge(ring) {
  const points = pointsOf(ring);
  const span = (axis) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  return Math.max(span(0), span(1)) >= LEAST_ISLAND;
}

const [object] = Object.values(source.objects);
const rings = object.geometries.map(({ type, arcs: parts, properties, id }) => ({
  uf: id.slice('BR.'.length) || NAMELESS[properties.name],
  rings: (type === 'Polygon' ? [parts] : parts).map(([outer]) => outer).filter(isLarge),
}));

const used = [...new Set(rings.flatMap((state) => state.rings.flat().map((arc) => (arc < 0 ? ~arc : arc))))];
const place = (arc) => (arc < 0 ? ~used.indexOf(~arc) : used.indexOf(arc));
const lines = used.map((arc) => {
  let [x, y] = [0, 0];
  return simplify(arcs[arc]).flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude / STEP), Math.round(latitude / STEP)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
});
const states = Object.fromEntries(
  rings
    .map(({ uf, rings: parts }) => [uf, parts.map((ring) => ring.map(place))])
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(path.join(root, OUT), `${JSON.stringify({ step: STEP, lines, states, towns })}\n`);
console.log(
  `${OUT}: ${rings.length} states, ${lines.reduce((sum, line) => sum + line.length / 2, 0)} points`,
);
