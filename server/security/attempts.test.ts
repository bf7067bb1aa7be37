import { gte, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../db/database.ts';
import { tentativas } from '../db/schema/acesso.ts';
import { ANA_CPF, BRUNO_CPF, encodeForm, PASSWORD, postForm } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startAttempt } from './attempts.ts';

const MINUTE = 60_000;
const NOW = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false, clock: { now: () => new Date(NOW) } });
});
afterAll(async () => server.stop());
beforeEach(async () => {
  await server.db.delete(tentativas);
});

const signInAs = async (username: string, password: string) =>
  postForm(server.app, '/token', { grant_type: 'password', username, password });
const olderThan = (minutes: number) => lt(tentativas.quando, new Date(NOW - minutes * MINUTE));

/** Attempts of strangers, each under a key of its own. */
async function leaveBehind(rows: number, minutesAgo: number): Promise<void> {
  const quando = new Date(NOW - minutesAgo * MINUTE);
  const values = Array.from({ length: rows }, (_unused, n) => ({
    chave: `conta:${minutesAgo}-${n}`,
    quando,
  }));
  await server.db.insert(tentativas).values(values);
}

/** The id of the newest attempt, deleted ones too. */
async function lastId(): Promise<number> {
  const [row] = await rowsOf<{ id: unknown }>(server.db, sql`select nextval('tentativas_id_seq') as id`);
  return Number(row?.id) - 1;
}

// @rule C6.14
test('each sign-in deletes a few expired attempts', async () => {
  await leaveBehind(50, 61);
  const left = async () => server.db.$count(tentativas, olderThan(60));
  await signInAs(ANA_CPF, PASSWORD);
  expect(await left()).toBe(30);
  await signInAs(BRUNO_CPF, 'errada');
  expect(await left()).toBe(10);
  await signInAs(ANA_CPF, PASSWORD);
  expect(await left()).toBe(0);
});

// @rule C6.14
test('attempts that still count are kept, however many', async () => {
  await leaveBehind(50, 59);
  await signInAs(ANA_CPF, PASSWORD);
  expect(await server.db.$count(tentativas, olderThan(58))).toBe(50);
});

// @rule C6.14
test('a thousand wrong guesses leave no more behind than the last hour’s', async () => {
  await leaveBehind(1000, 120);
  for (let guess = 0; guess < 60; guess += 1) await signInAs(`${10_000_000_000 + guess}`, 'errada');
  expect(await server.db.$count(tentativas, olderThan(60))).toBe(0);
  expect(await server.db.$count(tentativas, gte(tentativas.quando, new Date(NOW - MINUTE)))).toBeGreaterThan(
    0,
  );
});

test('attempts refused by address do not count globally', async () => {
  const before = await lastId();
  const none = { max: 0, windowSeconds: 900 };
  const some = { max: 50, windowSeconds: 900 };
  const outcome = await startAttempt(server.db, new Date(NOW), [
    { kind: 'endereco', value: 'a', limit: none },
    { kind: 'conta', value: 'b', limit: some },
  ]);
  expect(outcome).toMatchObject({ allowed: false, kind: 'endereco' });
  // Asking for the last id takes one.
  expect((await lastId()) - before).toBe(2);
});

test('one IPv6 connection cannot lock an account for everybody', async () => {
  const signInFrom = async (remoteAddress: string, password: string) => {
    const payload = encodeForm({ grant_type: 'password', username: ANA_CPF, password });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/token',
      remoteAddress,
      headers,
      payload,
    });
    return answer.json<{ error?: string }>().error ?? 'done';
  };
  const guesses = [];
  for (let guess = 0; guess < 50; guess += 1)
    guesses.push(await signInFrom(`2001:db8:7:${guess}::1`, 'errada'));
  expect(guesses.filter((error) => error === 'invalid_grant')).toHaveLength(5);
  expect(await signInFrom('2001:db8:8::1', PASSWORD)).toBe('done');
});
