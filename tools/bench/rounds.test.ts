import { casesOf, inRounds, mediansOf } from './rounds.mjs';

test('every case is measured once per round, the median counts', async () => {
  const cases = casesOf([{ name: 'cold' }, { name: 'repeat' }], [{ name: 'this' }, { name: 'before' }]);
  const order: string[] = [];
  const started: string[] = [];
  const results = await inRounds({
    runs: 3,
    cases,
    measure: async ({ visit, subject }) => {
      order.push(`${visit.name} ${subject.name}`);
      return { processor: [300, 100, 200][Math.floor((order.length - 1) / 4)] ?? 0, round: order.length };
    },
    tell: ({ subject }, round) => started.push(`${subject.name} ${round}`),
  });
  const round = ['cold this', 'cold before', 'repeat this', 'repeat before'];
  expect(order).toEqual([...round, ...round, ...round]);
  expect(started.slice(0, 5)).toEqual(['this 1', 'before 1', 'this 1', 'before 1', 'this 2']);
  expect(results.map(({ figures }) => figures)).toEqual(
    [5, 6, 7, 8].map((at) => ({ processor: 200, round: at })),
  );
  expect(results[3]).toMatchObject({ visit: { name: 'repeat' }, subject: { name: 'before' } });
});

test('the median of an even number of runs is a measured figure', () => {
  expect(mediansOf([{ a: 4 }, { a: 1 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2 });
});
