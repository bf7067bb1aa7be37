import 'fake-indexeddb/auto';
import { forgetStoredSession } from './forget-customer.ts';
import { storeSession } from './session-changes.ts';
import { type StoredAnswer, keepAnswer, readAnswer } from './last-answers.ts';

const ANA = { token: 'ana', name: 'Ana', img: null, expiresAt: Date.now() + 60_000 };
const answer = (call: string, body: unknown, at = 1): StoredAnswer => ({
  call,
  address: `https://api.example${call}?a=1`,
  base: 'https://api.example/',
  body,
  at,
});

afterEach(() => forgetStoredSession());

test('the last answer to a call is read back unchanged and replaces the previous one', async () => {
  storeSession(ANA);
  await keepAnswer('ana', answer('/saldo', { saldo: 1 }, 1));
  await keepAnswer('ana', answer('/saldo', { saldo: 2 }, 2));
  expect(await readAnswer('ana', '/saldo')).toMatchObject(answer('/saldo', { saldo: 2 }, 2));
  expect(await readAnswer('ana', '/lojas')).toBeNull();
});

test("nothing is kept of a session that is not this browser's any more", async () => {
  storeSession(ANA);
  const late = keepAnswer('ana', answer('/saldo', { saldo: 1 }));
  // Without a sign-out's deletion.
  localStorage.removeItem('portal.token');
  await late;
  localStorage.setItem('portal.token', 'ana');
  expect(await readAnswer('ana', '/saldo')).toBeNull();
});

test('the end of a session deletes the database itself', async () => {
  storeSession(ANA);
  await keepAnswer('ana', answer('/saldo', { saldo: 1 }));
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain('portal.respostas');
  forgetStoredSession('ana');
  await readAnswer('nobody', '/saldo');
  storeSession(ANA);
  expect(await readAnswer('ana', '/saldo')).toBeNull();
});

test("a customer's first kept answer deletes those of another customer", async () => {
  storeSession(ANA);
  await keepAnswer('ana', answer('/saldo', { saldo: 1 }));
  // As if the deletion had failed.
  localStorage.setItem('portal.token', 'ben');
  expect(await readAnswer('ben', '/saldo')).toBeNull();
  await keepAnswer('ben', answer('/lojas', []));
  localStorage.setItem('portal.token', 'ana');
  expect(await readAnswer('ana', '/saldo')).toBeNull();
});

test('an answer over the limit is not kept, and the oldest make room', async () => {
  storeSession(ANA);
  await keepAnswer('ana', answer('/huge', 'x'.repeat(500_001)));
  expect(await readAnswer('ana', '/huge')).toBeNull();
  for (let at = 1; at <= 7; at++) await keepAnswer('ana', answer(`/call${at}`, 'x'.repeat(490_000), at));
  expect(await readAnswer('ana', '/call1')).toBeNull();
  expect(await readAnswer('ana', '/call7')).not.toBeNull();
});

test.each([Number.NaN, 'ontem', '2026-11-21', 9e15])(
  'an answer of no time (%s) counts as none',
  async (at) => {
    storeSession(ANA);
    await keepAnswer('ana', answer('/saldo', { saldo: 1 }, at as number));
    expect(await readAnswer('ana', '/saldo')).toBeNull();
  },
);

test('without such storage nothing is kept and nothing breaks', async () => {
  storeSession(ANA);
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(keepAnswer('ana', answer('/saldo', {}))).resolves.toBeUndefined();
  await expect(readAnswer('ana', '/saldo')).resolves.toBeNull();
});

// @rule R9
test('a database that does not answer counts as absent', async () => {
  storeSession(ANA);
  jest.useFakeTimers();
  // Another tab blocks the deletion, and this opening waits.
  jest.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  const read = readAnswer('ana', '/saldo');
  await jest.advanceTimersByTimeAsync(3000);
  await expect(Promise.race([read, Promise.resolve('waiting')])).resolves.toBeNull();
  jest.useRealTimers();
});
