import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createLog } from '../../operate/log.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { headersFor, parseHeaderRules } from './static-half.ts';

let dist: string;
let server: TestServer;
const logged: string[] = [];
const configText = JSON.stringify({
  mainApiUrl: 'https://api.loja.example',
  brand: { name: 'Sol Supermercados', shortName: 'Sol', primaryColor: '#7A1FA2' },
});

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Portal</title>');
  await mkdir(join(dist, 'pictures'));
  await writeFile(join(dist, 'pictures', 'cafe-decade.svg'), '<svg/>');
  await writeFile(join(dist, 'sw.js'), 'self');
  await writeFile(join(dist, '404.html'), '<style>p{}</style>não existe');
  await mkdir(join(dist, '.well-known'));
  for (const name of ['.env', '.well-known/security.txt', '.well-known/.env'])
    await writeFile(join(dist, name), 'text');
  await writeFile(join(dist, 'config.json'), '{"from": "dist"}');
  await writeFile(join(dist, 'manifest.webmanifest'), '{"name": "Casa", "start_url": "./"}');
  await writeFile(join(dist, 'assets', 'p-0a1b2c.js'), 'plain');
  await writeFile(join(dist, 'assets', 'p-0a1b2c.js.br'), brotliCompressSync('packed'));
  await writeFile(
    join(dist, '_headers'),
    "/*\n  Content-Security-Policy: connect-src 'self'\n  Referrer-Policy: no-referrer\n",
  );
  server = await startTestServer({
    listen: false,
    distDir: dist,
    configText,
    log: createLog({ write: (line) => logged.push(line) }),
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

test("pages have the build's headers and allow the API's origin", async () => {
  const { statusCode, headers } = await server.app.inject('/');
  expect([
    statusCode,
    headers['cache-control'],
    headers['referrer-policy'],
    headers['content-security-policy'],
  ]).toEqual([
    200,
    'no-cache',
    'no-referrer',
    "connect-src 'self' https://api.loja.example https://servicodados.ibge.gov.br; " +
      "img-src 'self' https://api.loja.example https:; script-src 'self'",
  ]);
});

test('config.json is the configured one, not the one of the build', async () => {
  const { body, headers } = await server.app.inject('/config.json');
  expect([body, headers['cache-control'], headers['content-type']]).toEqual([
    configText,
    'no-cache',
    'application/json; charset=utf-8',
  ]);
});

test('hashed files are immutable and compressed, others revalidated', async () => {
  const script = await server.app.inject({
    url: '/assets/p-0a1b2c.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const worker = await server.app.inject('/sw.js');
  const picture = await server.app.inject('/pictures/cafe-decade.svg');
  expect([
    script.headers['content-encoding'],
    script.headers['cache-control'],
    worker.headers['cache-control'],
    picture.headers['cache-control'],
    worker.body,
  ]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
    'no-cache',
    'no-cache',
    'self.pictureSources=["https://api.loja.example"];\nself',
  ]);
});

test('the manifest carries the configured brand', async () => {
  const { headers, body } = await server.app.inject('/manifest.webmanifest');
  expect([headers['content-type'], headers['cache-control'], JSON.parse(body)]).toEqual([
    'application/manifest+json; charset=utf-8',
    'no-cache',
    { name: 'Sol Supermercados', short_name: 'Sol', theme_color: '#7A1FA2', start_url: './' },
  ]);
});

test("the push SDK's worker is under its own folder", async () => {
  const { statusCode, body } = await server.app.inject('/push/OneSignalSDKWorker.js');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('importScripts(address)')]);
});

test.each(['/_headers', '/assets/../_headers', '/%2e%2e/etc/passwd', '/nada.js'])(
  '%s is not served',
  async (url) => {
    const { statusCode, headers } = await server.app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('a browser gets the page for a missing address, and security.txt is served', async () => {
  const accept = { accept: 'text/html,*/*' };
  const page = await server.app.inject({ url: '/nada', headers: accept });
  expect([page.statusCode, page.headers['cache-control'], page.body]).toEqual([
    404,
    'no-store',
    '<style>p{}</style>não existe',
  ]);
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  const files = ['/.well-known/security.txt', '/.env', '/.well-known/.env'].map(
    async (url) => (await server.app.inject(url)).statusCode,
  );
  expect(await Promise.all(files)).toEqual([200, 404, 404]);
});

test('without a build the page says so, and the operator is warned', async () => {
  const lines: string[] = [];
  const bare = await startTestServer({
    listen: false,
    db: server.db,
    distDir: join(dist, 'nada'),
    log: createLog({ write: (line) => lines.push(line) }),
  });
  expect((await bare.app.inject('/')).statusCode).toBe(503);
  expect(lines).toEqual([expect.stringContaining('sai sem Content-Security-Policy')]);
  await bare.stop();
});

const FILE = `# written by the build
/*
  Content-Security-Policy: default-src 'none'; connect-src 'self'; script-src 'self'
  X-Content-Type-Options: nosniff
/sw.js
  Cache-Control: no-cache
`;

test('rules apply by path, the later ones on top', () => {
  const rules = parseHeaderRules(FILE);
  const common = {
    'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
    'x-content-type-options': 'nosniff',
  };
  expect([headersFor(rules, '/'), headersFor(rules, '/sw.js')]).toEqual([
    common,
    { ...common, 'cache-control': 'no-cache' },
  ]);
});
