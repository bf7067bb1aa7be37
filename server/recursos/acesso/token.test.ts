import { eq } from 'drizzle-orm';
import { tokens } from '../../db/schema/acesso.ts';
import { networkOf } from '../../security/attempts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  ANA_CPF,
  BRUNO_CPF,
  encodeForm,
  MERCADO_CNPJ,
  PASSWORD,
  postForm,
  signIn,
} from '../../testing/client.ts';

const MINUTE = 60_000;
const START = Date.now();
let moment = START;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 600,
    limits: {
      account: { max: 3, windowSeconds: 900 },
      accountEverywhere: { max: 12, windowSeconds: 900 },
      address: { max: 8, windowSeconds: 900 },
    },
  });
});
afterAll(async () => server.stop());
// Each test an hour later, so that earlier attempts have expired.
beforeEach(() => (moment += 60 * MINUTE));

const attempt = async (username: string, password: string) =>
  postForm(server.app, '/token', { grant_type: 'password', username, password });

const WRONG = { error: 'invalid_grant', error_description: 'CPF/CNPJ ou senha inválidos.' };
const locked = (minutes: string) => ({
  error: 'too_many_attempts',
  error_description: `Muitas tentativas de acesso. Aguarde ${minutes} e tente novamente.`,
});

// @rule C4.1
test('a token answer carries the name, the time to live and .expires', async () => {
  const answer = await attempt('529.982.247-25', PASSWORD);
  const { access_token, ...rest } = answer.json<Record<string, unknown>>();
  expect(access_token).toEqual(expect.stringMatching(/^[\w-]{43}$/));
  expect(rest).toEqual({
    token_type: 'bearer',
    expires_in: 600,
    '.issued': new Date(moment).toUTCString(),
    '.expires': new Date(moment + 600_000).toUTCString(),
    Name: 'Ana Souza',
  });
});

// @rule S1.1
test('a company signs in with its CNPJ, with and without separators', async () => {
  const plain = await attempt(MERCADO_CNPJ, PASSWORD);
  const typed = await attempt('11.222.333/0001-81', PASSWORD);
  expect([plain.statusCode, typed.statusCode]).toEqual([200, 200]);
});

// @rule C4.1
test('an unknown account and a wrong password get the same answer', async () => {
  const wrong = await attempt(ANA_CPF, 'errada');
  const unknown = await attempt('00000000191', 'errada');
  expect([wrong.statusCode, wrong.json()]).toEqual([400, WRONG]);
  expect([unknown.statusCode, unknown.json()]).toEqual([400, WRONG]);
});

test('an account is locked after three failures, until the window ends', async () => {
  for (let count = 0; count < 3; count += 1) await attempt(ANA_CPF, 'errada');
  const refused = await attempt(ANA_CPF, PASSWORD);
  expect([refused.statusCode, refused.json()]).toEqual([400, locked('15 minutos')]);
  moment += 14.5 * MINUTE;
  expect((await attempt(ANA_CPF, PASSWORD)).json()).toEqual(locked('1 minuto'));
  moment += MINUTE;
  expect((await attempt(ANA_CPF, PASSWORD)).statusCode).toBe(200);
});

test('a success forgets the failures before it', async () => {
  await attempt(ANA_CPF, 'errada');
  await attempt(ANA_CPF, 'errada');
  await attempt(ANA_CPF, PASSWORD);
  await attempt(ANA_CPF, 'errada');
  await attempt(ANA_CPF, 'errada');
  expect((await attempt(ANA_CPF, PASSWORD)).statusCode).toBe(200);
});

test('guesses sent at the same moment do not slip through the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, async () => attempt(BRUNO_CPF, 'errada')));
  const wrong = answers.filter((answer) => answer.json<{ error: string }>().error === 'invalid_grant');
  expect(wrong.length).toBeLessThanOrEqual(3);
});

test('an address waits after eight failures on different accounts', async () => {
  for (let count = 0; count < 8; count += 1) await attempt(`1111111111${count}`, 'errada');
  expect((await attempt(ANA_CPF, PASSWORD)).json()).toEqual(locked('15 minutos'));
});

const attemptFrom = async (remoteAddress: string, password: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: encodeForm({ grant_type: 'password', username: ANA_CPF, password }),
  });
  return answer.json<{ error?: string }>().error ?? 'done';
};

test('who guesses at a password locks himself out, not the customer elsewhere', async () => {
  const guesses = [];
  for (let count = 0; count < 5; count += 1)
    guesses.push(await attemptFrom('198.51.100.7', `errada${count}`));
  expect(guesses.slice(2)).toEqual(['invalid_grant', 'too_many_attempts', 'too_many_attempts']);
  expect(await attemptFrom('203.0.113.9', PASSWORD)).toBe('done');
  expect(await attemptFrom('198.51.100.7', PASSWORD)).toBe('too_many_attempts');
});

test('guesses from many addresses are limited', async () => {
  const guesses = [];
  for (let count = 0; count < 14; count += 1)
    guesses.push(await attemptFrom(`198.51.100.${count}`, 'errada'));
  expect(guesses).toEqual([
    ...Array<string>(12).fill('invalid_grant'),
    'too_many_attempts',
    'too_many_attempts',
  ]);
});

test('addresses count together as far as their holder does not choose them himself', () => {
  const networks = [
    '192.0.2.1',
    '192.0.2.1:51234',
    '::ffff:192.0.2.1',
    '[2001:db8::2]:443',
    '2001:db8::1',
    '2001:0DB8:0:0:9::',
    '2001:db8:0:1::1',
    '::1',
  ];
  expect(networks.map(networkOf)).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.1',
    '2001:db8:0:0',
    '2001:db8:0:0',
    '2001:db8:0:0',
    '2001:db8:0:1',
    '0:0:0:0',
  ]);
});

test('another grant type is refused', async () => {
  const answer = await postForm(server.app, '/token', { grant_type: 'client_credentials' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'unsupported_grant_type', error_description: 'Tipo de acesso não suportado.' },
  ]);
});

const EXPIRED = { statusCode: 401, description: 'Sua sessão expirou. Entre novamente.' };

// @rule C4.1
test.each([
  [{ username: '1'.repeat(201) }, 400],
  [{ password: 'x'.repeat(70_000) }, 413],
])('a request that is none is refused in the form of this call', async (fields, status) => {
  const answer = await postForm(server.app, '/token', {
    grant_type: 'password',
    username: ANA_CPF,
    ...fields,
  });
  const { error, error_description: message } = answer.json<Record<string, string>>();
  expect([answer.statusCode, error, message]).toEqual([
    status,
    'invalid_request',
    expect.stringMatching(/\S/),
  ]);
});

// @rule C5.4
test('a token ends at its expiry', async () => {
  const ana = await signIn(server.app, ANA_CPF);
  moment += 599_000;
  expect((await ana.get('/api/pessoa')).statusCode).toBe(200);
  moment += 1_000;
  const late = await ana.get('/api/pessoa');
  expect([late.statusCode, late.json()]).toEqual([401, EXPIRED]);
});

// @rule C4.2
test('signing out ends the session that signed out, and no other', async () => {
  const [here, there] = [await signIn(server.app, ANA_CPF), await signIn(server.app, ANA_CPF)];
  expect((await here.post('/logout')).statusCode).toBe(200);
  expect((await here.get('/api/pessoa')).statusCode).toBe(401);
  expect((await there.get('/api/pessoa')).statusCode).toBe(200);
});

// @rule C5.4
test('the database never holds a token that works', async () => {
  const { token } = await signIn(server.app, ANA_CPF);
  expect(await server.db.select().from(tokens).where(eq(tokens.hash, token))).toEqual([]);
});
