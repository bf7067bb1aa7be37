import { namelessIn } from './nameless.ts';
import type { Mark } from './points.ts';

const position = { latitude: 0, longitude: 0 };
const store = (id: string, nome: string): Mark => ({
  kind: 'point',
  key: id,
  point: { id, nome, ...position },
  ...position,
});
const cluster: Mark = { kind: 'cluster', key: 'grupo', points: [], ...position };

/** The nameless of marks that stand at these pixels. */
const namelessAt = (marks: readonly (readonly [mark: Mark, x: number, y: number])[]) => {
  const pixels = new Map(marks.map(([mark, x, y]) => [mark, { x, y }]));
  return [...namelessIn([...pixels.keys()], (mark) => pixels.get(mark) ?? { x: 0, y: 0 })];
};

test.each([
  ['apart, both are named', 300, []],
  ['beside each other, the second is not', 60, ['b']],
])('names of two stores in a row: %s', (_, x, nameless) => {
  const row = [
    [store('a', 'Vizinhança Cambuí'), 0, 0] as const,
    [store('b', 'Vizinhança Jundiaí'), x, 0] as const,
  ];
  expect(namelessAt(row)).toEqual(nameless);
});

test('a name under a pin or a cluster is not shown', () => {
  const jundiai = store('a', 'Vizinhança Jundiaí');
  expect(
    namelessAt([
      [jundiai, 0, 0],
      [store('b', 'Campolim'), -30, 40],
    ]),
  ).toEqual(['a']);
  expect(
    namelessAt([
      [jundiai, 0, 0],
      [cluster, 40, 10],
    ]),
  ).toEqual(['a']);
  expect(
    namelessAt([
      [jundiai, 0, 0],
      [cluster, 0, -60],
    ]),
  ).toEqual([]);
});
