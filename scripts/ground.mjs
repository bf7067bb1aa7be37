import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';
import { readAbroad } from './lib/abroad.mjs';
import { arcsOf, deltas, simplify } from './lib/lines.mjs';

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

const hundredth = (degrees) => Math.round(degrees * 100) / 100;

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
