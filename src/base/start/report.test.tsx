import { recordFault } from '../../lib/faults.ts';
import { startReports } from './report.ts';

const vitals: ((metric: object) => void)[] = [];
jest.mock('web-vitals', () => {
  const on = (listener: (metric: object) => void) => void vitals.push(listener);
  return { onCLS: on, onINP: on, onLCP: on };
});

const post = jest.fn(async () => Promise.resolve(new Response()));
const URL_OF = 'https://faults.example/portal';
const reports = () =>
  (post.mock.calls as unknown as [string, { body: string }][]).map(
    ([, { body }]) => JSON.parse(body) as object,
  );

/** An error of a module, with what a customer has typed in it. */
function fault(): Error {
  const error = new SyntaxError(
    'Unexpected token \'A\', "Ana 52998224725" of ana@exemplo.example, 52998224725',
  );
  error.stack = `SyntaxError: Ana Souza
    at read (https://clube.example/assets/p-1a2b3c.js?cpf=1:1:234)
    at async https://clube.example/assets/main.js:1:99`;
  return error;
}

test('reports faults and vitals without personal data, each once', () => {
  Object.assign(globalThis, { fetch: post });
  location.hash = '#/Campanha/7/detalhes?cpf=52998224725';
  recordFault('before');
  startReports(URL_OF);
  const error = fault();
  recordFault('window', error);
  recordFault('window', error);
  recordFault('promise', { nome: 'Ana Souza' });
  vitals[0]?.({ name: 'LCP', value: 1234.56789, rating: 'good', entries: ['Ana'] });
  const route = '/campanha/7/detalhes';
  expect(reports()).toEqual([
    { type: 'fault', where: 'before', route },
    {
      type: 'fault',
      where: 'window',
      name: 'SyntaxError',
      message: 'Unexpected token …, … of … …',
      frames: [
        'at read (https://clube.example/assets/p-1a2b3c.js:1:234)',
        'at async https://clube.example/assets/main.js:1:99',
      ],
      route,
    },
    { type: 'fault', where: 'promise', route },
    { type: 'vital', name: 'LCP', value: 1234.568, rating: 'good', route },
  ]);
  expect(post.mock.calls[0]).toMatchObject([
    URL_OF,
    { method: 'POST', credentials: 'omit', mode: 'no-cors' },
  ]);
});

test('reports ten faults of a page at most', () => {
  post.mockClear();
  for (let count = 0; count < 20; count += 1) recordFault(`fault ${count}`);
  expect(reports().length).toBeLessThan(10);
});
