import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

const LIMITS = { headersMs: 300, requestMs: 500, keepAliveMs: 400, silenceMs: 600, checkMs: 50 };
/** Beyond every limit, even on a busy machine. */
const TIMEOUT_MS = 8000;
const FORM = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer({ connectionLimits: LIMITS });
  port = Number(new URL(server.baseUrl).port);
});
afterAll(async () => server.stop());

/** Sends `start`, then a byte every 40 ms; resolves with the answer when the server closes, or after the timeout. */
async function dribble(start: string, byte: string): Promise<{ closed: unknown; answer: string }> {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', () => resolve(true)));
  await once(socket, 'connect');
  socket.write(start);
  const steps = byte === '' ? undefined : setInterval(() => socket.write(byte), 40);
  const over = await Promise.race([closed, wait(TIMEOUT_MS, false, { ref: false })]);
  clearInterval(steps);
  socket.destroy();
  return { closed: over, answer: answer.split('\r\n', 1)[0] ?? '' };
}

test.each([
  [
    'headers without an end',
    'GET /ping HTTP/1.1\r\nhost: a\r\nx-long: ',
    'x',
    'HTTP/1.1 408 Request Timeout',
  ],
  ['a request line without an end', 'GET /', 'x', 'HTTP/1.1 408 Request Timeout'],
  [
    'a body without an end',
    `POST /token HTTP/1.1\r\nhost: a\r\n${FORM}\r\n\r\n`,
    'x',
    'HTTP/1.1 408 Request Timeout',
  ],
  [
    'a body that arrives after its answer',
    `POST /api/pessoa HTTP/1.1\r\nhost: a\r\n${FORM}\r\n\r\n`,
    'x',
    'HTTP/1.1 401 Unauthorized',
  ],
  ['a body for no route', `POST /nada HTTP/1.1\r\nhost: a\r\n${FORM}\r\n\r\n`, 'x', 'HTTP/1.1 404 Not Found'],
  [
    'a chunk without an end',
    'POST /token HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3e8\r\n',
    'x',
    'HTTP/1.1 408 Request Timeout',
  ],
  ['nothing at all', '', '', 'HTTP/1.1 408 Request Timeout'],
  ['nothing after an answer', 'GET /ping HTTP/1.1\r\nhost: a\r\n\r\n', '', 'HTTP/1.1 200 OK'],
])('%s: the connection is closed', async (_what, start, byte, answer) => {
  expect(await dribble(start, byte)).toEqual({ closed: true, answer });
});

// @rule C3.3
test.each([
  [
    'a slow body',
    `POST /token HTTP/1.1\r\nhost: a\r\n${FORM}\r\n\r\n`,
    408,
    'O envio demorou demais. Verifique sua conexão e tente novamente.',
  ],
  [
    'a long header',
    `GET /ping HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}`,
    431,
    'A requisição é grande demais.',
  ],
  ['no HTTP', 'olá\r\n\r\n', 400, 'Requisição inválida.'],
])('%s is refused with words for the customer', async (_what, start, status, description) => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('utf8').write(start);
  const [head = '', body = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
  expect([head.slice(9, 12), JSON.parse(body)]).toEqual([
    String(status),
    { statusCode: status, description },
  ]);
});

test('a client that asks again and again keeps its connection', async () => {
  // A slow machine may pause between requests: only a request's own limits are short.
  const patient = await startTestServer({
    connectionLimits: { ...LIMITS, keepAliveMs: 60_000, silenceMs: 60_000 },
    db: server.db,
  });
  const socket = connect({ port: Number(new URL(patient.baseUrl).port), host: '127.0.0.1' });
  await once(socket, 'connect');
  for (let asked = 0; asked < 10; asked += 1) {
    socket.write('GET /ping HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK/);
    await wait(100);
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
  await patient.stop();
});

test('a slow-dripping connection ends within a minute', async () => {
  const { headersMs, requestMs, keepAliveMs, silenceMs, checkMs } = CONNECTION_LIMITS;
  expect(Math.max(headersMs + checkMs, requestMs + checkMs, silenceMs)).toBeLessThan(60_000);
  // Proxies usually keep connections for 60 s.
  expect(keepAliveMs).toBeGreaterThan(60_000);
  const usual = await startTestServer({ listen: false, db: server.db });
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = usual.app.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([
    headersMs,
    requestMs,
    keepAliveMs,
    silenceMs,
  ]);
  await usual.stop();
});
