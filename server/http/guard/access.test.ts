import { randomUUID } from 'node:crypto';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { DEMO } from '../../portal-config.ts';
import { ANA_CPF, BRUNO_CPF, type Client, encodeForm, signIn } from '../../testing/client.ts';
import { createLog } from '../../operate/log.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** Bypasses: address spellings, methods, malicious bodies. */
let server: TestServer;
let ana: Client;
let bruno: Client;
const logged: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ listen: false, log: createLog({ write: (line) => logged.push(line) }) });
  ana = await signIn(server.app, ANA_CPF);
  bruno = await signIn(server.app, BRUNO_CPF);
});
afterAll(async () => server.stop());

const KEYS = { 'portal-app-id': DEMO.portalAppId, 'portal-secret-key': DEMO.portalSecretKey };
const BANNERS = `/api/app/banners/${DEMO.bannerFormatId}`;

test.each([
  `/api/public${BANNERS}`,
  `/api/%70ublic${BANNERS}`,
  `/%61pi/public/api/app/%62anner-footers/${DEMO.footerBannerFormatId}`,
  `/api/public${BANNERS}?a=/api/`,
  `http://portal.example/api/public${BANNERS}`,
])('%s needs the keys, however it is written', async (url) => {
  const [without, withKeys] = [
    await server.app.inject({ url }),
    await server.app.inject({ url, headers: KEYS }),
  ];
  expect([without.statusCode, withKeys.statusCode]).toEqual([401, 200]);
  const headOnly = await server.app.inject({ url, method: 'HEAD' });
  expect(headOnly.statusCode).toBe(401);
});

test.each([
  ['GET', '/api/pesso%61', 401],
  ['HEAD', '/api/pessoa', 401],
  ['GET', 'http://portal.example/api/pessoa', 401],
  ['GET', '/api/pessoa/', 404],
  ['GET', '/API/pessoa', 404],
  ['GET', '/api/pessoa;x', 404],
  ['OPTIONS', '/api/pessoa', 404],
  ['GET', '/api/pessoa/desativar/PortalWeb', 404],
  ['GET', '/%', 400],
  ['GET', '/%ff%fe', 400],
  ['GET', `/api/termo/${'1'.repeat(300)}`, 414],
] as const)('%s %s without a session: %i', async (method, url, status) => {
  const headers = { 'x-http-method-override': 'POST', 'x-original-url': '/ping', 'x-rewrite-url': '/ping' };
  const answer = await server.app.inject({ method, url, headers });
  expect(answer.statusCode).toBe(status);
  if (method !== 'HEAD')
    expect(answer.json()).toEqual({ statusCode: status, description: expect.any(String) });
});

test('an unpublished term is readable by those who accepted it', async () => {
  const status = async (id: number, headers: Record<string, string> = {}) =>
    (await server.app.inject({ url: `/api/termo/${id}`, headers })).statusCode;
  expect([await status(1), await status(2), await status(3), await status(99)]).toEqual([404, 200, 200, 404]);
  expect([
    (await bruno.get('/api/termo/1')).statusCode,
    (await bruno.get('/api/termo/2')).statusCode,
  ]).toEqual([404, 200]);
  expect((await ana.get('/api/termo/1')).json()).toMatchObject({
    data: { idTermo: 1, nomeTipo: 'Regulamento de 2023' },
  });
  const expired = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect([await status(1, expired), await status(2, expired)]).toEqual([401, 401]);
});

/** The status of an authenticated body to a call that allows 16 MB. */
async function sendPicture(payload: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/pessoa/imagem',
    headers: {
      authorization: `Bearer ${ana.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  });
  return statusCode;
}

test.each([
  ['a million fields', 'a=1&'.repeat(1_000_000)],
  ['a million empty fields', '&'.repeat(1_000_000)],
  ['a million levels', `a${'[b]'.repeat(1_000_000)}=1`],
  ['a million list levels', `a${'[]'.repeat(1_000_000)}=1`],
  ['a name of a million brackets', `${'['.repeat(1_000_000)}=1`],
])('%s are refused before they cost', async (_what, body) => {
  const taken = await processorTime(async () => expect(await sendPicture(body)).toBe(400));
  expect(taken).toBeLessThan(1000);
});

const save = async (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/pessoa',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', ...headers },
    payload,
  });

const nested = (levels: number) => `${'{"pessoa":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each([
  ['a prototype', '{"pessoa": {"__proto__": {"cpfCnpj": "52998224725"}}}', 400],
  ['an escaped prototype', '{"pessoa": {"\\u005f_proto__": {"admin": true}}}', 400],
  ['a constructor', '{"pessoa": {"constructor": {"prototype": {"admin": true}}}}', 400],
  ['5,000 levels', nested(5000), 400],
  ['30,000 lists', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ['a list for a text', '{"pessoa": {"cpfCnpj": ["52998224725"]}}', 400],
  ['an object for a text', '{"pessoa": {"cpfCnpj": "52998224725", "email": {"length": 1}}}', 400],
  [
    '21 phones',
    JSON.stringify({ pessoa: { cpfCnpj: ANA_CPF, telefones: Array.from({ length: 21 }, () => ({})) } }),
    400,
  ],
  ['a text alone', '"pessoa"', 400],
  ['nothing', 'null', 400],
  ['no JSON', '{"pessoa":', 400],
  ['65 kB', JSON.stringify({ pessoa: 'x'.repeat(65 * 1024) }), 413],
])('a profile of %s is refused in words, and nothing is written', async (_what, payload, status) => {
  const before = (await ana.get('/api/pessoa')).json<unknown>();
  const answers = [await save(payload), await save(payload, { 'idempotency-key': randomUUID() })];
  const refusal = [status, { statusCode: status, description: expect.any(String) }];
  expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual([refusal, refusal]);
  expect((await ana.get('/api/pessoa')).json()).toEqual(before);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('other kinds of body are refused', async () => {
  const kinds = ['text/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded2'];
  for (const kind of kinds) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/token',
      headers: { 'content-type': kind },
      payload: encodeForm({ grant_type: 'password' }),
    });
    expect([kind, answer.statusCode]).toEqual([kind, 415]);
  }
});

test('CORS allows named origins and sends Vary', async () => {
  const open = await startTestServer({
    listen: false,
    db: server.db,
    allowedOrigins: ['https://portal.example'],
  });
  const ask = async (origin: string, url = '/ping') =>
    (await open.app.inject({ url, headers: { origin, 'accept-encoding': 'br' } })).headers;
  const allowed = async (origin: string) => (await ask(origin))['access-control-allow-origin'];
  expect([
    await allowed('https://portal.example'),
    await allowed('https://portal.example.evil.example'),
    await allowed('http://portal.example'),
    await allowed('null'),
  ]).toEqual(['https://portal.example', undefined, undefined, undefined]);
  const picture = await ask('https://portal.example', '/imagens/produtos/banana-prata.svg');
  expect(picture['vary']).toBe('Origin, sec-ch-ua-mobile, user-agent');
  await open.stop();
});

test.each(['/nada', '/health', '/ping', '/api/pessoa', '/imagens/produtos/nada.webp', '/%zz'])(
  'the kind of the answer of %s is not guessed',
  async (url) => {
    expect((await server.app.inject(url)).headers['x-content-type-options']).toBe('nosniff');
  },
);

test('nothing of all this was an error of the server', () => {
  expect(logged).toEqual([]);
});
