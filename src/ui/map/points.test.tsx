import { bulkOf, indexPoints, type MapPoint, marksIn } from './points.ts';

const point = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  nome: id,
  latitude,
  longitude,
});
const SP = [
  point('a', -22.9, -47.06),
  point('b', -23.5, -46.6),
  point('c', -23.2, -46.9),
  point('d', -22.7, -47.6),
];
const ids = (points: readonly MapPoint[]) => points.map(({ id }) => id).join('');

// @rule R292
test.each([
  ['a latitude without its sign', [...SP, point('x', 22.9, -47.06)], 'abcd'],
  ['a longitude without its sign', [...SP, point('x', -22.9, 47.06)], 'abcd'],
  ['latitude and longitude swapped', [...SP, point('x', -47.06, -22.9)], 'abcd'],
  [
    'a sign in Salvador, which is within the country',
    [point('s', -12.97, -38.5), point('t', -12.9, -38.4), point('x', 12.97, -38.5)],
    'st',
  ],
  ['a store of two', [point('a', -22.9, -47.06), point('x', 22.9, -47.06)], 'a'],
  ['none, but Manaus and Boa Vista', [...SP, point('m', -3.1, -60), point('v', 2.8, -60.7)], 'abcdmv'],
  ['one place', [point('a', 0.03, -51)], 'a'],
])('the first view leaves out what is mistaken: %s', (_what, points, bulk) => {
  expect(ids(bulkOf(points))).toBe(bulk);
});

// @rule R292
test('no two marks of a view are closer than a finger', () => {
  const points = Array.from({ length: 300 }, (_unused, at) =>
    point(`${at}`, -22.9 - (at % 17) * 0.0001, -47 - (at % 23) * 0.00013),
  );
  // About the scale of zoom 18 and of zoom 12.
  for (const [zoom, scale] of [
    [18, 190_000],
    [12, 3000],
  ] as const) {
    const pixelOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
      x: longitude * scale,
      y: -latitude * scale,
    });
    const marks = marksIn(indexPoints(points), { box: [-180, -85, 180, 85], zoom }, pixelOf);
    const middles = marks.map((mark) => ({
      ...pixelOf(mark),
      y: pixelOf(mark).y - (mark.kind === 'point' ? 20 : 0),
    }));
    const nearest = Math.min(
      ...middles.flatMap((a, at) => middles.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );
    expect(nearest).toBeGreaterThanOrEqual(44);
    expect(marks.flatMap((mark) => (mark.kind === 'point' ? [mark.point] : mark.points))).toHaveLength(300);
    expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
  }
});
