import { assertLocal, readOptions } from './options.ts';

// @rule C6.10
test('without options all parts run on their own database', () => {
  const { parts, customers, processes, database, write } = readOptions([]);
  expect({ parts, customers, processes, database, write }).toEqual({
    parts: ['growth', 'exchanges', 'kills'],
    customers: [1000, 100_000, 1_000_000],
    processes: [1, 2, 4],
    database: '',
    write: false,
  });
});

// @rule C6.10
test.each([
  'postgres://portal@127.0.0.1:5432/portal',
  'postgresql://localhost/portal',
  'postgres://portal@localhost/postgres?host=%2Ftmp%2Fpg',
  'postgres://[::1]/portal',
])('%s is a database of this machine', (address) => {
  expect(readOptions(['--database', address]).database).toBe(address);
});

// @rule C6.10
test.each([
  'postgres://db.provider.example/portal',
  'postgres://127.0.0.1.provider.example/portal',
  'postgres://localhost/portal?host=db.provider.example',
  'postgres://localhost/portal?hostaddr=10.0.0.7',
  'postgres://10.0.0.7/portal',
])('%s is another machine, and is refused', (address) => {
  expect(() => readOptions(['--database', address])).toThrow(
    'is another machine: load is for this one alone',
  );
});

// @rule C6.10
test.each([
  'https://portal.example/',
  'http://10.0.0.7:4173/',
  'http://localhost.example/',
  'https://127.0.0.1/',
])('%s is not driven', (address) => {
  expect(() => assertLocal(address)).toThrow('load is for this one alone');
});

// @rule C6.10
test.each([
  [['--part', 'all'], '--part is growth, exchanges, kills'],
  [['--customers', '10,many'], '--customers is a whole number'],
  [['--seconds', '0'], '--seconds is a whole number from 1 to 600'],
  [['--database', 'portal'], '--database is an address'],
  [['--url', 'http://127.0.0.1/'], "Unknown option '--url'"],
])('%j is refused in words', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
