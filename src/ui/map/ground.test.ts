import { readFileSync } from 'node:fs';
import { type GroundFile, type LatLng, readStates } from './ground-shape.ts';

const file = JSON.parse(readFileSync('public/map/ground.json', 'utf8')) as GroundFile;
const { towns } = file;
const ground = readStates(file);

/** Whether a place lies inside a ring: the lines north of it are crossed an odd number of times. */
function isInside([y, x]: LatLng, ring: readonly LatLng[]): boolean {
  return ring.reduce((inside, [ay, ax], at) => {
    const [by, bx] = ring.at(at - 1) ?? [ay, ax];
    return ax > x !== bx > x && y < ay + ((by - ay) * (x - ax)) / (bx - ax) ? !inside : inside;
  }, false);
}

test('the 27 states of the country, each ring closed (R58)', () => {
  expect(ground.size).toBe(27);
  for (const ring of [...ground.values()].flat()) {
    expect(ring.length).toBeGreaterThan(3);
    const [[y, x] = [0, 0], [endY, endX] = [0, 0]] = [ring[0], ring.at(-1)];
    expect(Math.abs(y - endY) + Math.abs(x - endX)).toBeLessThan(1e-6);
  }
});

test.each(towns.map((town) => [town[0], town] as const))(
  '%s lies in its state, or on its shore (R58)',
  (_, town) => {
    const [, uf, latitude, longitude] = town;
    // The drawn shore is a kilometre off here and there.
    const around = [0, 0.03, -0.03].flatMap((y) =>
      [0, 0.03, -0.03].map((x): LatLng => [latitude + y, longitude + x]),
    );
    expect(around.some((place) => ground.get(uf)?.some((ring) => isInside(place, ring)))).toBe(true);
  },
);

test('every state has its capital, and no town is named twice (R58)', () => {
  expect(new Set(towns.filter((town) => town[4] === 4).map(([, uf]) => uf)).size).toBe(27);
  expect(new Set(towns.map(([nome]) => nome)).size).toBe(towns.length);
});
