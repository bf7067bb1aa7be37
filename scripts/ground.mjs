import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';
import { readAbroad } from './lib/abroad.mjs';
import { arcsOf, deltas, simplify } from './lib/lines.mjs';
import { readTowns } from './lib/towns.mjs';

// `node scripts/ground.mjs bra.topo.json land-50m.json index.mjs`: makes the map's drawn ground (public/map/ground.json) from a
// topology of the country's states, one of the world's land and the package of its municipalities (docs/adr/0037). Run by hand,
// when a source changes: its result is committed.
const OUT = 'public/map/ground.json';
/** Simplification tolerance in degrees: 1 km. */
const TOLERANCE = 0.01;
/** Smaller islands are dropped. */
const LEAST_ISLAND = 0.12;
/** Degrees per unit of the result. */
const STEP = 0.005;
/** States without letters in the source. */
const NAMELESS = { Acre: 'AC', Rondônia: 'RO' };

const [source, land] = [2, 3].map((at) =>
  JSON.parse(readFileSync(path.resolve(process.argv[at] ?? ''), 'utf8')),
);
const arcs = arcsOf(source);
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
const lines = used.map((arc) => deltas(simplify(arcs[arc], TOLERANCE), STEP));
const states = Object.fromEntries(
  rings
    .map(({ uf, rings: parts }) => [uf, parts.map((ring) => ring.map(place))])
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
const { carregarMunicipios } = await import(pathToFileURL(path.resolve(process.argv[4] ?? '')).href);
const towns = readTowns((await carregarMunicipios()).listar());
const abroad = readAbroad(land).map((ring) => deltas(ring, STEP));
writeFileSync(path.join(root, OUT), `${JSON.stringify({ step: STEP, lines, states, abroad, towns })}\n`);
console.log(
  `${OUT}: ${rings.length} states, ${[...lines, ...abroad].reduce((sum, line) => sum + line.length / 2, 0)} points`,
);
