import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import argon2 from '@node-rs/argon2';
import { gt } from 'drizzle-orm';
import { tentativas } from '../db/schema/acesso.ts';
import { ANA_CPF, encodeForm, PASSWORD, signIn } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const HOUR = 3_600_000;
const HOME = '203.0.113.9';
let moment = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false, clock: { now: () => new Date(moment) } });
});
afterAll(async () => server.stop());
// Each test two hours later, so that earlier attempts have expired.
beforeEach(() => (moment += 2 * HOUR));

interface Try {
  readonly from?: string;
  readonly password?: string;
  readonly cookie?: string;
}

/** The sign-in's error, or 'done', and its cookie. */
async function enter({ from = HOME, password = PASSWORD, cookie }: Try = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/token',
    remoteAddress: from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: encodeForm({ grant_type: 'password', username: ANA_CPF, password }),
  });
  const given = String(answer.headers['set-cookie'] ?? '');
  return { said: answer.json<{ error?: string }>().error ?? 'done', given };
}

/** Fifty guesses from ten addresses lock the account globally. */
async function shutAccount(): Promise<void> {
  for (let guess = 0; guess < 50; guess += 1)
    await enter({ from: `198.51.100.${guess % 10}`, password: `errada${guess}` });
}

async function recover(from: string, cookie?: string): Promise<number> {
  moment += 1_000;
  const url = `/api/login/recuperarsenha?preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`;
  const headers = cookie === undefined ? {} : { cookie };
  return (await server.app.inject({ method: 'POST', url, remoteAddress: from, headers })).statusCode;
}

async function newestPassword(): Promise<string> {
  const name = (await readdir(server.outboxDir)).toSorted().at(-1) ?? '';
  return /Clube é: (\S+)/.exec(await readFile(join(server.outboxDir, name), 'utf8'))?.[1] ?? '';
}

// @rule R171
test('strangers who shut the account do not shut out a device that was there before', async () => {
  const { given } = await enter();
  expect(given).toMatch(/^aparelho=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  const [cookie = ''] = given.split(';');
  await shutAccount();
  expect((await enter()).said).toBe('too_many_attempts');
  expect((await enter({ cookie: `outro=1; ${cookie}` })).said).toBe('done');
  expect((await enter({ cookie: `aparelho=${'A'.repeat(43)}` })).said).toBe('too_many_attempts');
});

// @rule R171
test('such a device has no more guesses than anybody else', async () => {
  const [cookie = ''] = (await enter()).given.split(';');
  const said = [];
  for (let guess = 0; guess < 7; guess += 1) said.push((await enter({ cookie, password: 'errada' })).said);
  expect(said).toEqual([...Array<string>(5).fill('invalid_grant'), 'too_many_attempts', 'too_many_attempts']);
  expect((await enter()).said).toBe('done');
});

// @rule R171
test('a device that was known for the former password is not known for the new one', async () => {
  const [cookie = ''] = (await enter()).given.split(';');
  const ana = await signIn(server.app, ANA_CPF);
  for (const [senhaAtual, senhaNova] of [
    [PASSWORD, 'outra senha'],
    ['outra senha', PASSWORD],
  ] as const)
    expect((await ana.post('/api/login/alterarsenha', { senhaAtual, senhaNova })).statusCode).toBe(200);
  await shutAccount();
  expect((await enter({ cookie })).said).toBe('too_many_attempts');
});

// @rule R171
test('strangers who ask for recovery shut it for nobody else, nor for a known device', async () => {
  const [cookie = ''] = (await enter()).given.split(';');
  for (let ask = 0; ask < 12; ask += 1) await recover(`198.51.100.${ask % 4}`);
  expect(await recover(HOME)).toBe(200);
  for (let ask = 0; ask < 40; ask += 1) await recover(`192.0.2.${ask}`);
  expect(await recover('203.0.113.10')).toBe(429);
  expect(await recover(HOME, cookie)).toBe(200);
});

test('on a locked account a password that nobody could check does not count', async () => {
  for (let guess = 0; guess < 5; guess += 1) await enter({ password: `errada${guess}` });
  const counted = async () => server.db.$count(tentativas, gt(tentativas.quando, new Date(moment - HOUR)));
  const before = await counted();
  const broken = jest.spyOn(argon2, 'hashRaw').mockRejectedValueOnce(new Error('no thread'));
  await enter();
  expect([broken.mock.calls.length, await counted()]).toEqual([1, before]);
  broken.mockRestore();
});

// Last, since it changes the password.
// @rule R171
test("a temporary password passes the account's lock", async () => {
  await recover(HOME);
  const temporary = await newestPassword();
  await recover('198.51.100.7');
  await shutAccount();
  expect((await enter({ password: 'errada' })).said).toBe('too_many_attempts');
  expect((await enter({ password: temporary })).said).toBe('done');
});
