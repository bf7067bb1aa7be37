import { readFileSync } from 'node:fs';
import { type GroundFile, type LatLng, readAbroad, readStates } from './ground-shape.ts';

const file = JSON.parse(readFileSync('public/map/ground.json', 'utf8')) as GroundFile;
const { towns } = file;
const ground = readStates(file);

/** Whether a place is inside a ring (even-odd rule). */
function isInside([y, x]: LatLng, ring: readonly LatLng[]): boolean {
  return ring.reduce((inside, [ay, ax], at) => {
    const [by, bx] = ring.at(at - 1) ?? [ay, ax];
    return ax > x !== bx > x && y < ay + ((by - ay) * (x - ax)) / (bx - ax) ? !inside : inside;
  }, false);
}

// @rule R58
test('the 27 states of the country, each ring closed', () => {
  expect(ground.size).toBe(27);
  for (const ring of [...ground.values()].flat()) {
    expect(ring.length).toBeGreaterThan(3);
    const [[y, x] = [0, 0], [endY, endX] = [0, 0]] = [ring[0], ring.at(-1)];
    expect(Math.abs(y - endY) + Math.abs(x - endX)).toBeLessThan(1e-6);
  }
});

// @rule R58
test.each(towns.map((town) => [town[0], town] as const))(
  '%s lies in its state, or on its shore',
  (_, town) => {
    const [, uf, latitude, longitude] = town;
    // The shore is a kilometre off in places.
    const around = [0, 0.03, -0.03].flatMap((y) =>
      [0, 0.03, -0.03].map((x): LatLng => [latitude + y, longitude + x]),
    );
    expect(around.some((position) => ground.get(uf)?.some((ring) => isInside(position, ring)))).toBe(true);
  },
);

// @rule R58
test.each([
  ['Buenos Aires', -34.75, -58.6, true],
  ['Montevidéu', -34.7, -56.1, true],
  ['Assunção', -25.3, -57.5, true],
  ['La Paz', -16.5, -68.1, true],
  ['Bogotá', 4.7, -74.1, true],
  ['Caiena', 4.7, -52.4, true],
  ['Ushuaia', -54.7, -68.2, true],
  ['Panamá, beyond the isthmus', 9.0, -79.6, false],
  ['the Atlantic off Recife', -8, -33, false],
  ['the Pacific off Lima', -12, -79, false],
])('the neighbours have their ground, and the sea has none: %s', (_, latitude, longitude, isLand) => {
  expect(readAbroad(file).some((ring) => isInside([latitude, longitude], ring))).toBe(isLand);
});

// @rule R58
test("the neighbours' ground shows nowhere before the country's own coast", () => {
  const states = [...ground.values()].flat();
  // The last lines, from Oiapoque to Chuí, are below the states.
  const below = (readAbroad(file)[0] ?? []).slice(-9, -1);
  for (const [at, [y, x]] of below.slice(1).entries()) {
    const [fromY, fromX] = below[at] ?? [y, x];
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      const position: LatLng = [fromY + (y - fromY) * share, fromX + (x - fromX) * share];
      expect([position, states.some((ring) => isInside(position, ring))]).toEqual([position, true]);
    }
  }
});

// @rule R58
test('every state has its capital, and no town is named twice', () => {
  expect(new Set(towns.filter((town) => town[4] === 4).map(([, uf]) => uf)).size).toBe(27);
  expect(new Set(towns.map(([nome]) => nome)).size).toBe(towns.length);
});
