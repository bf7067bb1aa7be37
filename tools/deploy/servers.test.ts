// oxlint-disable jest/no-standalone-expect -- `tried` is `test`, or skips
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersFile } from '../../scripts/build/headers-plugin.ts';
import {
  missing,
  nginxHasBrotli,
  type ServerName,
  startWebServer,
  type WebServer,
} from './testing-servers.ts';

const AT = '/clube/portal/';
const HSTS = 'max-age=63072000; includeSubDomains';
const PAGE = '<!doctype html><script>a()</script>';
const SCRIPT = `const a = ${JSON.stringify('a'.repeat(2000))};`;

let work: string;
let dist: string;
beforeAll(() => {
  work = mkdtempSync(path.join(os.tmpdir(), 'portal-servers-'));
  dist = path.join(work, 'dist');
  const put = (name: string, text: string) => {
    mkdirSync(path.join(dist, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  };
  put('_headers', headersFile(PAGE));
  put('index.html', PAGE);
  put('assets/a.1234.js', SCRIPT);
  writeFileSync(path.join(dist, 'assets/a.1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(dist, 'assets/a.1234.js.gz'), gzipSync(SCRIPT));
  put('manifest.webmanifest', '{"name": "Casa"}');
  put('sw.js', 'start()');
  put('fonts/a.woff2', 'font');
  put('404.html', '<a href=/>início</a>');
});
afterAll(() => rmSync(work, { recursive: true }));

const nameHost = (host: string) =>
  writeFileSync(path.join(dist, 'config.json'), JSON.stringify({ mainApiUrl: `https://${host}` }));
const configure = (...args: string[]) =>
  execFileSync(process.execPath, ['tools/deploy/configure.mjs', dist, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
const promised = () =>
  Object.fromEntries(
    [...readFileSync(path.join(dist, '_headers'), 'utf8').matchAll(/^ +([\w-]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  );

// @rule C6.7–C6.9
describe.each<ServerName>(['nginx', 'caddy'])('the configuration for %s', (name) => {
  const obstacle = missing(name);
  const tried = obstacle === null ? test : test.skip;
  const on = obstacle === null ? `, tried on ${name}` : `, on ${name} (${obstacle})`;
  const hasBrotli = name === 'caddy' || nginxHasBrotli;
  let server: WebServer;
  beforeAll(async () => {
    if (obstacle !== null) return;
    nameHost('api.sol.example');
    const brotli = hasBrotli ? [] : ['--no-brotli'];
    const out = path.join(work, `etc/${name}.conf`);
    configure('--server', name, '--out', out, '--at', AT, '--hsts', HSTS, ...brotli);
    server = await startWebServer(name, out, path.join(work, name));
  });
  afterAll(async () => server?.stop());
  const ask = async (file: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
    fetch(`${server.origin}${AT}${file}`, { headers, redirect: 'manual' });

  tried(`every response has the build's headers, a 404 too${on}`, async () => {
    const expected = { ...promised(), 'strict-transport-security': HSTS };
    for (const file of ['', 'assets/a.1234.js', 'nada.html', 'assets/gone.js', 'sw.js', 'config.json']) {
      const { headers } = await ask(file);
      expect([file, Object.fromEntries(headers)]).toEqual([file, expect.objectContaining(expected)]);
    }
  });

  tried(`only existing files with a hash are cached${on}`, async () => {
    const kept = async (file: string) => {
      const { status, headers } = await ask(file);
      return [status, headers.get('cache-control')];
    };
    const year = 'public, max-age=31536000, immutable';
    const changing = ['', 'config.json', 'sw.js', 'fonts/a.woff2'];
    expect(await Promise.all(changing.map(kept))).toEqual(changing.map(() => [200, 'no-cache']));
    expect([await kept('assets/a.1234.js'), await kept('assets/gone.js'), await kept('nada')]).toEqual([
      [200, year],
      [404, 'no-store'],
      [404, 'no-cache'],
    ]);
    const etag = (await ask('')).headers.get('etag') ?? '';
    expect((await ask('', { 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(304);
  });

  tried(
    `a compressed copy is sent to clients that accept it${on}${hasBrotli ? '' : ', gzip alone'}`,
    async () => {
      const encodings = hasBrotli ? ['br', 'gzip', 'identity'] : ['gzip', 'identity'];
      for (const encoding of encodings) {
        const answer = await ask('assets/a.1234.js', { 'accept-encoding': encoding });
        expect([answer.headers.get('content-encoding') ?? 'identity', await answer.text()]).toEqual([
          encoding,
          SCRIPT,
        ]);
        expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
          'text/javascript; charset=utf-8',
          'public, max-age=31536000, immutable',
        ]);
        expect(answer.headers.get('vary')).toMatch(/^accept-encoding$/i);
      }
    },
  );

  tried(`a folder serves page, types and redirect but not _headers${on}`, async () => {
    const page = await ask('');
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html; charset=utf-8', PAGE]);
    const way = await fetch(`${server.origin}${AT.slice(0, -1)}`, { redirect: 'manual' });
    expect([way.status, way.headers.get('location')]).toEqual([301, AT]);
    const types = ['manifest.webmanifest', 'fonts/a.woff2', 'config.json'].map(async (file) =>
      (await ask(file)).headers.get('content-type'),
    );
    expect(await Promise.all(types)).toEqual(['application/manifest+json', 'font/woff2', 'application/json']);
    const hidden = ['_headers', '/_headers', '%5Fheaders'].map(async (file) => (await ask(file)).status);
    expect(await Promise.all(hidden)).toEqual([404, 404, 404]);
    expect((await fetch(`${server.origin}/`)).headers.get('content-security-policy')).toBeNull();
  });

  tried(`a 404 page at any depth links to the portal's start${on}`, async () => {
    for (const file of ['nada', 'a/b/c', '_headers']) {
      const gone = await ask(file);
      expect([gone.status, gone.headers.get('content-type'), await gone.text()]).toEqual([
        404,
        'text/html; charset=utf-8',
        `<a href="${AT}">início</a>`,
      ]);
    }
  });

  tried(`the policy follows a changed config.json${on}`, async () => {
    const policy = async () => (await ask('')).headers.get('content-security-policy');
    expect(await policy()).toContain('https://api.sol.example');
    nameHost('api.lua.example');
    expect(configure()).toContain(path.join(work, `etc/${name}.conf`));
    await server.reload();
    // The old workers end with their connections, then a new one answers.
    const now = async () => policy().catch(() => 'sol.example');
    while ((await now())?.includes('sol.example')) await new Promise((go) => setImmediate(go));
    expect(await policy()).toBe(promised()['content-security-policy']);
  });

  tried(`a checker of headers reports no failure${on}`, () => {
    const cli = 'node_modules/@trustyourwebsite/security-headers/dist/cli.js';
    const report = execFileSync(process.execPath, [cli, `${server.origin}${AT}`, '--format', 'json'], {
      encoding: 'utf8',
    });
    const { grade, headers, infoDisclosure } = JSON.parse(report) as {
      grade: string;
      headers: { name: string; status: string }[];
      infoDisclosure: { name: string; value: string }[];
    };
    expect(headers.filter(({ status }) => status === 'fail')).toEqual([]);
    // nginx always sends its name, here without the version.
    const disclosed = infoDisclosure.map(({ name: header, value }) => `${header}: ${value}`);
    expect([grade, disclosed]).toEqual(name === 'nginx' ? ['B', ['Server: nginx']] : ['A', []]);
  });
});

// @rule C6.7
test.each([
  [['--server', 'iis'], '--server is nginx or caddy'],
  [['--at', '/portal/'], '--server nginx or --server caddy is missing'],
  [['--server', 'nginx', '--at', '/a/; deny all; '], '--at is where the portal lies'],
  [['--server', 'nginx', '--at', '/../'], '--at is where the portal lies'],
  [['--server', 'nginx', '--out', '/tmp/a\nroot /;\n#.conf'], '--out has a character'],
  [['--server', 'caddy', '--hsts', 'max-age=1" always; #'], '--hsts is what Strict-Transport-Security says'],
  [['--server', 'nginx', '--out', 'DIST'], 'everybody can read'],
  [['--server', 'nginx', '--nothing'], "Unknown option '--nothing'"],
])('%j is refused in words, and nothing is written', (args, words) => {
  nameHost('api.nova.example');
  const before = readFileSync(path.join(dist, '_headers'), 'utf8');
  const given = args.map((each) => (each === 'DIST' ? path.join(dist, 'site.conf') : each));
  expect(() => configure(...given)).toThrow(words);
  expect(readFileSync(path.join(dist, '_headers'), 'utf8')).toBe(before);
});
