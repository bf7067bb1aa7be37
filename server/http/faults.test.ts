// oxlint-disable jest/no-standalone-expect -- `onEmbedded` is `test`, or skips
import { startTestServer, type TestServer } from '../testing/server.ts';
import { BRUNO_CPF, signIn } from '../testing/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ faults: true });
});
afterAll(async () => server.stop());

const set = async (faults: readonly object[]) =>
  server.app.inject({ method: 'POST', url: '/__faults', payload: faults });
const ping = async () => fetch(`${server.baseUrl}/ping`);

test('each mode breaks the call as often as requested', async () => {
  const fault = { method: 'GET', path: '/ping', times: 1 };
  await set([
    { ...fault, mode: 'status', status: 503 },
    { ...fault, mode: 'badStatusCode' },
    { ...fault, mode: 'html' },
    { ...fault, mode: 'brokenBody' },
    { ...fault, mode: 'hangup' },
  ]);
  const seen = [];
  for (let count = 0; count < 4; count += 1) {
    const answer = await ping();
    seen.push([answer.status, answer.headers.get('content-type'), await answer.text()]);
  }
  expect(seen).toEqual([
    [503, 'application/json; charset=utf-8', '{"statusCode":503,"description":"Falha simulada."}'],
    [200, 'application/json; charset=utf-8', '{"statusCode":400,"description":"Falha simulada."}'],
    [200, 'text/html', '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>'],
    [200, 'application/json; charset=utf-8', '{"statusCode": 200, "data": {"sal'],
  ]);
  await expect(ping()).rejects.toThrow('fetch failed');
  expect((await ping()).status).toBe(200);
});

test.each([
  [{ nth: 2 }, [200, 500, 200, 200, 200, 200, 200]],
  [{ every: 3 }, [200, 200, 500, 200, 200, 500, 200]],
  [{ every: 3, times: 1 }, [200, 200, 500, 200, 200, 200, 200]],
  [{ nth: 2, seen: 1 }, [500, 200, 200, 200, 200, 200, 200]],
])('a fault with %j applies to the calls of those numbers alone', async (which, statuses) => {
  await set([{ path: '/ping', mode: 'status', ...which }]);
  const seen = [];
  for (const _ of statuses) seen.push((await ping()).status);
  expect(seen).toEqual(statuses);
});

test('the moved clock is what the server computes with until the data are restored', async () => {
  const ahead = 23 * 3_600_000;
  const move = async (payload: object) =>
    (await server.app.inject({ method: 'POST', url: '/__clock', payload })).json<{ ahead: number }>();
  const bruno = await signIn(server.app, BRUNO_CPF);
  await bruno.post('/api/pessoa/desativar/PortalWeb', {});
  const left = async () =>
    (await bruno.get('/api/pessoa')).json<{ data: { tempoRestanteReativacaoCadastro: unknown } }>().data
      .tempoRestanteReativacaoCadastro;
  expect(await left()).toEqual({ dias: 1, horas: 0, minutos: 0 });
  expect(await move({ ahead })).toEqual({ ahead });
  expect(await left()).toEqual({ dias: 0, horas: 1, minutos: 0 });
  await move({});
  expect(await left()).toEqual({ dias: 1, horas: 0, minutos: 0 });
  await bruno.post('/api/pessoa/reativar', {});
});

test('a lost answer has done its work', async () => {
  const bruno = await signIn(server.app, BRUNO_CPF);
  const lost = { method: 'POST', path: '/api/termosaceite/*', mode: 'lostAnswer', times: 1 };
  await set([lost]);
  const headers = { authorization: `Bearer ${bruno.token}` };
  await expect(fetch(`${server.baseUrl}/api/termosaceite/2`, { method: 'POST', headers })).rejects.toThrow(
    'fetch failed',
  );
  expect((await bruno.get('/api/termos/aceitos')).json()).toHaveLength(1);
});

test('the log has every request with its parsed body', async () => {
  await server.app.inject({ method: 'DELETE', url: '/__faults' });
  await server.app.inject({ method: 'DELETE', url: '/__log' });
  const bruno = await signIn(server.app, BRUNO_CPF);
  await bruno.post('/api/pessoa/preferencia?x=1', { recebeSms: false });
  const log = (await server.app.inject('/__log')).json<Record<string, unknown>[]>();
  expect(log.map(({ headers: _headers, ...entry }) => entry)).toEqual([
    {
      method: 'POST',
      path: '/token',
      query: {},
      body: { grant_type: 'password', username: BRUNO_CPF, password: '***' },
      status: 200,
    },
    {
      method: 'POST',
      path: '/api/pessoa/preferencia',
      query: { x: '1' },
      body: { recebeSms: 'false' },
      status: 200,
    },
  ]);
});

test('without the switch the calls do not exist', async () => {
  const plain = await startTestServer({ listen: false, db: server.db });
  expect((await plain.app.inject('/__log')).statusCode).toBe(404);
  await plain.stop();
});

// Restoring needs a superuser, which the role of docs/TESTING.md is not.
const onEmbedded = (process.env['DATABASE_URL'] ?? '') === '' ? test : test.skip;

onEmbedded('the data, the faults and the log are set back to the first call', async () => {
  const restore = async () => server.app.inject({ method: 'POST', url: '/__restore', payload: {} });
  const preferences = async () => {
    const bruno = await signIn(server.app, BRUNO_CPF);
    return { ...bruno, said: (await bruno.get('/api/pessoa/preferencia')).json<unknown>() };
  };
  expect((await restore()).statusCode).toBe(200);
  const before = await preferences();
  await set([{ method: 'GET', path: '/ping', mode: 'status' }]);
  await server.app.inject({ method: 'POST', url: '/__clock', payload: { ahead: 60_000 } });
  await before.post('/api/pessoa/preferencia', { recebeEmail: false });
  expect((await preferences()).said).not.toEqual(before.said);
  expect((await restore()).statusCode).toBe(200);
  expect((await server.app.inject('/__log')).json()).toEqual([]);
  expect((await server.app.inject('/__clock')).json()).toEqual({ ahead: 0 });
  expect((await ping()).status).toBe(200);
  expect((await before.get('/api/pessoa')).statusCode).toBe(401);
  expect((await preferences()).said).toEqual(before.said);
});

// @rule C6.21
test('foreign pages and rebound names cannot use the fault switch', async () => {
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string>) =>
    (await server.app.inject({ method, url, headers, ...(method === 'POST' && { payload: '{}' }) }))
      .statusCode;
  const json = { 'content-type': 'application/json' };
  const foreign = [
    { host: 'localhost:4173', origin: 'https://golpe.example' },
    { host: 'localhost:4173', origin: 'null' },
    { host: '127.0.0.1:4173', origin: 'http://127.0.0.1:8080' },
    { host: 'golpe.example:4173', origin: 'http://golpe.example:4173' },
    { host: '127.0.0.1.golpe.example' },
  ];
  for (const headers of foreign) {
    expect(await send('POST', '/__restore', { ...headers, ...json })).toBe(403);
    expect(await send('GET', '/__log', headers)).toBe(403);
    expect(await send('DELETE', '/__faults', headers)).toBe(403);
  }
  const own = { host: '[::1]:4173', origin: 'http://[::1]:4173' };
  expect(await send('POST', '/__faults', { ...own, 'content-type': 'text/plain' })).toBe(415);
  expect(
    await send('POST', '/__restore', { ...own, 'content-type': 'application/x-www-form-urlencoded' }),
  ).toBe(415);
  expect(await send('GET', '/__log', own)).toBe(200);
});

// @rule C6.21
test('the log has no password of any call', async () => {
  await server.app.inject({ method: 'DELETE', url: '/__log' });
  const bruno = await signIn(server.app, BRUNO_CPF);
  await bruno.post('/api/login/alterarsenha', { senhaAtual: 'clube-errado', senhaNova: 'clube-novo' });
  await bruno.post('/api/pessoa/cadastro', { senha: 'clube-novo', confirmpassword: 'clube-novo' });
  expect((await server.app.inject('/__log')).body).not.toMatch(/clube-?(?:123|errado|novo)/);
});
