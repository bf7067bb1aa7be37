import { casesOf, COLUMNS, inRounds, mediansOf, overLimits, ratio, tableOf } from './figures.mjs';

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

const own = { name: 'this' };
const before = { name: 'before' };

test("a ratio divides this build's value by the row's", () => {
  const visit = { name: 'home, cold' };
  const counts = { commits: 5, styles: 6, frames: 7 };
  const figures = {
    processor: 300,
    after: 100,
    ...counts,
    blocking: 0,
    longest: 20,
    script: 1000,
    bytes: 2000,
  };
  expect(
    tableOf(COLUMNS.processor, [
      { visit, subject: own, figures },
      { visit, subject: before, figures: { ...figures, processor: 600, after: 50 } },
    ]).split('\n'),
  ).toEqual([
    '| visit | build | processor | ours to it | after the largest paint | ours to it, after | commits | styles | frames | blocking | longest task | script | bytes |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| home, cold | this | 300 ms | 1.00 | 100 ms | 1.00 | 5 | 6 | 7 | 0 ms | 20 ms | 1 kB | 2 kB |',
    '| home, cold | before | 600 ms | 0.50 | 50 ms | 2.00 | 5 | 6 | 7 | 0 ms | 20 ms | 1 kB | 2 kB |',
  ]);
  expect(ratio(1, 0)).toBe('–');
});

test('a slow or a lost interaction is marked', () => {
  const results = [
    { visit: { name: 'menu' }, subject: own, figures: { processor: 100, duration: 120, lost: 0 } },
    { visit: { name: 'store' }, subject: own, figures: { processor: 101, duration: 104, lost: 1 } },
  ];
  const [, , good, bad] = tableOf(COLUMNS.interactions, results).split('\n');
  expect(good).toBe('| menu | this | 100 ms | 120 ms | none |');
  expect(bad).toBe('| store | this | 101 ms ✗ | 104 ms | 1 ✗ |');
});

test('a missed goal of Lighthouse is marked', () => {
  const visit = { name: 'login', goal: { score: 100, lcp: 800, tbt: 50 } };
  const figures = { score: 100, fcp: 670, lcp: 801, tbt: 51, cls: 0, bytes: 51_845 };
  expect(tableOf(COLUMNS.lighthouse, [{ visit, subject: own, figures }]).split('\n')[2]).toBe(
    '| login | this | 100 | 0.67 s | 0.80 s ✗ | 51 ms ✗ | 0 | 52 kB | 100, 0.80 s, 50 ms |',
  );
});

test('a median over its limit is named, alone and beside another build', () => {
  const visit = { name: 'home, cold' };
  const figures = { processor: 90, commits: 25 };
  const earlier = { name: 'before', limits: { 'home, cold': { processor: 0.88, commits: 1 } } };
  const results = [
    { visit, subject: own, figures },
    { visit, subject: earlier, figures: { processor: 100, commits: 25 } },
  ];
  expect(overLimits(results, { 'home, cold': { commits: 25 } })).toEqual([
    'home, cold: processor to before 0.9, at most 0.88',
  ]);
  expect(overLimits(results.slice(0, 1), { 'home, cold': { commits: 24 } })).toEqual([
    'home, cold: commits 25, at most 24',
  ]);
});
