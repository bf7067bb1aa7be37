// oxlint-disable jest/no-standalone-expect -- `tried` is `test`, or skips
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/lib/deployment/config.ts';
import { headersFile } from '../../scripts/build/headers-plugin.ts';
import { apiPathsOf } from './web-server.ts';
import { missing, type ServerName, startWebServer, type WebServer } from './testing-servers.ts';

const PAGE = '<!doctype html><script>a()</script>';

let work: string;
let dist: string;
let api: Server;
const asked: string[] = [];
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'portal-api-'));
  dist = path.join(work, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries({
    _headers: headersFile(PAGE),
    'index.html': PAGE,
    'manifest.webmanifest': '{}',
    'sw.js': 'start()',
    'config.json': '{}',
    'assets/a.1234.js': 'a()',
  }))
    writeFileSync(path.join(dist, name), text);
  api = createServer((request, response) => {
    const { host, 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = request.headers;
    void (async () => {
      let size = 0;
      for await (const chunk of request) size += (chunk as Buffer).length;
      asked.push(`${request.method} ${request.url} ${size} ${String(from)}`);
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(JSON.stringify({ host, from, scheme, connection: request.socket.remotePort }));
    })();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  rmSync(work, { recursive: true });
  api.close().closeAllConnections();
  await once(api, 'close');
});

const configure = (...args: string[]) =>
  execFileSync(process.execPath, ['tools/deploy/configure.mjs', dist, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
const pathsOf = (raw: object) =>
  apiPathsOf(readConfig(raw, ''), []).map(({ path: at, isFolder }) => `${at}${isFolder ? '*' : ''}`);

// @rule C1.2, C6.7
describe.each<ServerName>(['nginx', 'caddy'])('an API on the portal’s host behind %s', (name) => {
  const obstacle = missing(name);
  const tried = obstacle === null ? test : test.skip;
  const on = obstacle === null ? `, tried on ${name}` : `, on ${name} (${obstacle})`;
  const out = () => path.join(work, `${name}.conf`);
  let server: WebServer;
  beforeAll(async () => {
    if (obstacle !== null) return;
    const target = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    configure('--server', name, '--out', out(), '--no-brotli', '--api', target, '--api-folder', '/fotos/');
    // The operator's own configuration of the site.
    const own =
      name === 'nginx'
        ? 'location ~ ^/saude$ { return 204; }'
        : '@saude path /saude\nhandle @saude {\n\trespond 204\n}';
    const site = path.join(work, `${name}-site.conf`);
    writeFileSync(site, `${readFileSync(out(), 'utf8')}\n`);
    appendFileSync(site, `${own}\n`);
    server = await startWebServer(name, site, path.join(work, name));
  });
  afterAll(async () => server?.stop());
  beforeEach(() => void asked.splice(0));

  tried(`calls and pictures reach it with the customer's address${on}`, async () => {
    const statuses = [];
    for (const call of [
      '/api/pessoa',
      '/token',
      '/logout',
      '/ping',
      '/api/public/api/app/banners/4',
      '/fotos/a.png',
    ])
      statuses.push((await fetch(`${server.origin}${call}`)).status);
    expect(statuses).toEqual(Array(6).fill(201));
    expect(asked.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'GET /api/pessoa',
      'GET /token',
      'GET /logout',
      'GET /ping',
      'GET /api/public/api/app/banners/4',
      'GET /fotos/a.png',
    ]);
    expect(asked.every((line) => line.endsWith(' 127.0.0.1'))).toBe(true);
  });

  tried(`behind another proxy it learns the customer's address and HTTPS${on}`, async () => {
    const target = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const file = path.join(work, `${name}-behind.conf`);
    configure('--server', name, '--out', file, '--no-brotli', '--api', target, '--behind', '127.0.0.0/8');
    const inner = await startWebServer(name, file, path.join(work, `${name}-behind`));
    const headers = { 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'https' };
    const seen = (await (await fetch(`${inner.origin}/ping`, { headers })).json()) as object;
    await inner.stop();
    expect(seen).toMatchObject({ from: '198.51.100.4, 127.0.0.1', scheme: 'https' });
    for (const address of ['proxy.example', '0.0.0.0/0', '10.0.0.0/33', '::1/129', '10.0.0.0/8 all'])
      expect(() => configure('--server', name, '--api', target, '--behind', address)).toThrow(
        '--behind is an address',
      );
  });

  tried(`a photo of eight megabytes reaches it whole${on}`, async () => {
    const body = 'a'.repeat(11 * 1024 * 1024);
    const answer = await fetch(`${server.origin}/api/pessoa/imagem`, { method: 'POST', body });
    expect([answer.status, asked]).toEqual([201, [`POST /api/pessoa/imagem ${body.length} 127.0.0.1`]]);
  });

  tried(`a connection idle as long as an API keeps one carries no further call${on}`, async () => {
    const connection = async () =>
      ((await (await fetch(`${server.origin}/ping`)).json()) as { connection: number }).connection;
    const first = await connection();
    // Node and Apache close theirs after 5 s.
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(await connection()).not.toBe(first);
  });

  tried(`the portal and the operator's own paths are served beside it${on}`, async () => {
    const answers = await Promise.all(
      ['/', '/assets/a.1234.js', '/saude', '/apinada'].map(async (at) => fetch(`${server.origin}${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 404]);
    expect(answers[0]?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(asked).toEqual([]);
  });
});

// @rule C1.2
test('only API paths of config.json on the portal’s host are proxied', () => {
  expect(pathsOf({})).toEqual(['/logout', '/token', '/api/*', '/ping']);
  expect(pathsOf({ mainApiUrl: '/loja/', statesUrl: '/estados' })).toEqual([
    '/loja/logout',
    '/loja/token',
    '/loja/api/*',
    '/loja/ping',
    '/estados',
    '/api/*',
  ]);
  const whole = 'https://api.example';
  expect(pathsOf({ mainApiUrl: whole, publicApiUrl: whole, personApiUrl: whole })).toEqual([]);
});

// @rule C6.7
test.each([
  [['--api', 'api.example'], '--api is where the API listens'],
  [['--api', 'http://127.0.0.1:9000/loja'], 'without a path'],
  [['--api', 'http://127.0.0.1;}'], '--api is where the API listens'],
  [['--api', 'http://127.0.0.1:9', '--api-folder', 'fotos'], '--api-folder is a folder'],
  [['--api-folder', '/fotos/'], '--api-folder needs --api'],
])('%j is refused in words, and no file is written', (args, words) => {
  const out = path.join(work, 'none.conf');
  expect(() => configure('--server', 'nginx', '--out', out, ...args)).toThrow(words);
  expect(() => readFileSync(out)).toThrow('ENOENT');
});

// @rule C1.2
test('--api without an interface on the portal’s host is refused in words', () => {
  const before = readFileSync(path.join(dist, 'config.json'), 'utf8');
  const whole = 'https://api.example';
  const config = { mainApiUrl: whole, publicApiUrl: whole, personApiUrl: whole };
  writeFileSync(path.join(dist, 'config.json'), JSON.stringify(config));
  expect(() =>
    configure('--server', 'nginx', '--out', path.join(work, 'none.conf'), '--api', 'http://127.0.0.1:9'),
  ).toThrow('--api is for an API on the portal’s host');
  writeFileSync(path.join(dist, 'config.json'), before);
});
