import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';

const { places } = readArgs(
  `node scripts/ground.mjs bra.topo.json land-50m.json index.mjs

Makes the map's drawn ground (public/map/ground.json) from a topology of the country's states, one of the world's land and the
package of its municipalities (docs/adr/0009). Run by hand, when a source changes: its result is committed.`,
  {},
  3,
);
const OUT = 'public/map/ground.json';
/** Simplification tolerance in degrees: 1 km. */
const TOLERANCE = 0.01;
/** Smaller islands are dropped. */
const MIN_ISLAND = 0.12;
/** Degrees per unit of the result. */
const STEP = 0.005;
/** States without letters in the source. */
const NAMELESS = { Acre: 'AC', Rondônia: 'RO' };
/** Coarser than for Brazil: a tolerance of 4 km, and islands from 100 km on. */
const TOLERANCE_ABROAD = 0.04;
const MIN_ISLAND_ABROAD = 1;

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

const isAround = (point) => AROUND.every(([from, to], axis) => point[axis] > from && point[axis] < to);
/** The larger of a ring's width and height. */
const spanOf = (ring) =>
  Math.max(
    ...[0, 1].map((axis) => Math.max(...ring.map((p) => p[axis])) - Math.min(...ring.map((p) => p[axis]))),
  );
const hundredth = (degrees) => Math.round(degrees * 100) / 100;

/** Large towns besides the capitals, each with its state. */
const TOWNS = `Campinas SP;Santos SP;Ribeirão Preto SP;Sorocaba SP;São José dos Campos SP;Jundiaí SP;Piracicaba SP
Bauru SP;São José do Rio Preto SP;Presidente Prudente SP;Limeira SP;Indaiatuba SP;Mogi Guaçu SP
São Carlos SP;Araraquara SP;Taubaté SP;Marília SP;Franca SP;Araçatuba SP;Uberlândia MG;Uberaba MG
Juiz de Fora MG;Montes Claros MG;Governador Valadares MG;Ipatinga MG;Poços de Caldas MG;Varginha MG
Londrina PR;Maringá PR;Cascavel PR;Foz do Iguaçu PR;Ponta Grossa PR;Guarapuava PR;Joinville SC
Blumenau SC;Chapecó SC;Criciúma SC;Lages SC;Caxias do Sul RS;Pelotas RS;Santa Maria RS;Passo Fundo RS
Uruguaiana RS;Feira de Santana BA;Vitória da Conquista BA;Ilhéus BA;Barreiras BA;Juazeiro BA
Campina Grande PB;Caruaru PE;Petrolina PE;Garanhuns PE;Mossoró RN;Juazeiro do Norte CE;Sobral CE
Imperatriz MA;Parnaíba PI;Picos PI;Marabá PA;Santarém PA;Altamira PA;Parintins AM;Dourados MS
Três Lagoas MS;Corumbá MS;Rondonópolis MT;Sinop MT;Anápolis GO;Rio Verde GO;Campos dos Goytacazes RJ
Volta Redonda RJ;Petrópolis RJ;Cachoeiro de Itapemirim ES;Linhares ES;Ji-Paraná RO;Cruzeiro do Sul AC
Araguaína TO;Arapiraca AL`;

const [country, world] = [0, 1].map((at) => JSON.parse(readFileSync(path.resolve(places[at] ?? ''), 'utf8')));
const { carregarMunicipios } = await import(pathToFileURL(path.resolve(places[2] ?? '')).href);
const ground = {
  step: STEP,
  ...readStates(country),
  abroad: readAbroad(world).map((ring) => deltas(ring, STEP)),
  towns: readTowns((await carregarMunicipios()).listar()),
};
writeFileSync(path.join(root, OUT), `${JSON.stringify(ground)}\n`);
const count = [...ground.lines, ...ground.abroad].reduce((sum, line) => sum + line.length / 2, 0);
console.log(`${OUT}: ${Object.keys(ground.states).length} states, ${count} points`);

/** The states of a topology: their border lines, and each state's rings by the indexes of their lines. */
function readStates(source) {
  const arcs = arcsOf(source);
  const isLarge = (ring) => spanOf(ring.flatMap((arc) => arcs[arc < 0 ? ~arc : arc])) >= MIN_ISLAND;
  const [{ geometries }] = Object.values(source.objects);
  const rings = geometries.map(({ type, arcs: parts, properties, id }) => ({
    uf: id.slice('BR.'.length) || NAMELESS[properties.name],
    rings: (type === 'Polygon' ? [parts] : parts).map(([outer]) => outer).filter(isLarge),
  }));
  const used = [
    ...new Set(rings.flatMap((state) => state.rings.flat().map((arc) => (arc < 0 ? ~arc : arc)))),
  ];
  const place = (arc) => (arc < 0 ? ~used.indexOf(~arc) : used.indexOf(arc));
  const states = rings
    .map(({ uf, rings: parts }) => [uf, parts.map((ring) => ring.map(place))])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    lines: used.map((arc) => deltas(simplify(arcs[arc], TOLERANCE), STEP)),
    states: Object.fromEntries(states),
  };
}

/**
 * The towns of the drawn map: name, state, latitude and longitude to a hundredth of a degree, and the lowest zoom that shows
 * them.
 *
 * @param municipalities all of the country, as the package municipios-brasil lists them
 */
function readTowns(municipalities) {
  const town = ({ nome, uf, latitude, longitude }, zoom) => [
    nome,
    uf,
    hundredth(latitude),
    hundredth(longitude),
    zoom,
  ];
  const byName = new Map(municipalities.map((each) => [`${each.nome} ${each.uf}`, each]));
  return [
    ...municipalities.filter(({ capital }) => capital).map((each) => town(each, 4)),
    ...TOWNS.split(/[;\n]/).map((name) => town(byName.get(name) ?? fail(name), 7)),
  ];
}

function fail(name) {
  throw new Error(`no municipality is called ${name}`);
}

/**
 * The neighbouring countries as one shape: the continent's coast without Brazil's, and its larger islands.
 * @param land a topology of the world's land, as world-atlas has it
 * @returns rings of longitude and latitude, in degrees
 */
function readAbroad(land) {
  const arcs = arcsOf(land);
  const along = (arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]);
  const rings = land.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map(([outer]) => outer.flatMap((arc, at) => along(arc).slice(at === 0 ? 0 : 1))),
  );
  const continent = rings.find((ring) => distance(ring[nearest(ring, SOUTH)], SOUTH) < 1);
  const islands = rings.filter(
    (ring) => ring !== continent && ring.every(isAround) && spanOf(ring) >= MIN_ISLAND_ABROAD,
  );
  return [neighbours(continent), ...islands].map((ring) => simplify(ring, TOLERANCE_ABROAD));
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

/** The lines of a topology (TopoJSON) in degrees: longitude, latitude. */
function arcsOf({ transform, arcs }) {
  const [scaleX, scaleY] = transform.scale;
  const [fromX, fromY] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [fromX + x * scaleX, fromY + y * scaleY];
    });
  });
}

/** The distance of a point from the line between two others. */
function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/**
 * Simplifies a line (Douglas–Peucker). Its ends stay, so that neighbouring lines still meet.
 * @param points pairs of degrees
 * @param tolerance the largest distance from the line, in degrees
 */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const off = points.map((point) => offLine(point, points[0], points.at(-1)));
  const far = off.indexOf(Math.max(...off));
  if (off[far] <= tolerance) return [points[0], points.at(-1)];
  return [
    ...simplify(points.slice(0, far + 1), tolerance),
    ...simplify(points.slice(far), tolerance).slice(1),
  ];
}

/** Alternating longitude and latitude in whole numbers of `step` degrees, each as the difference from the previous point. */
function deltas(points, step) {
  let [x, y] = [0, 0];
  return points.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude / step), Math.round(latitude / step)];
    const delta = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return delta;
  });
}
