import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { write } from '../brand/apply.ts';
import { headersFile } from '../../scripts/build/headers-plugin.ts';
import { readConfigFile } from './config-file.ts';
import { makeTools } from './pack.mjs';
import { readConfig } from '../../src/lib/deployment/config.ts';

let folder: string;
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const configure = () =>
  execFileSync(process.execPath, ['tools/deploy/configure.mjs', folder], { stdio: 'pipe' });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-configure-'));
  put('_headers', headersFile('<script>a()</script>'));
  put('manifest.webmanifest', '{"name": "Casa"}');
  put('sw.js', 'start()');
  put('sw.js.gz', 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every host in the policy. */
const hosts = () => [...new Set(read('_headers').match(/https?:[^\s;]*/g))].sort();

test('configure: the built policy names exactly the hosts of config.json', () => {
  const brand = { name: 'Sol' };
  put(
    'config.json',
    JSON.stringify({
      mainApiUrl: 'https://api.sol.example',
      statesUrl: '/estados',
      pictureHosts: ['cdn.sol.example'],
      brand,
    }),
  );
  put('config.json.br', 'old');
  configure();
  expect(hosts()).toEqual(['https://api.sol.example', 'https://cdn.sol.example']);
  expect(read('_headers')).toMatch(/script-src 'self' 'sha256-[^']+'; /);
  expect([JSON.parse(read('manifest.webmanifest')), existsSync(path.join(folder, 'config.json.br'))]).toEqual(
    [{ name: 'Sol', short_name: 'Sol' }, false],
  );
  expect([read('sw.js'), gunzipSync(readFileSync(path.join(folder, 'sw.js.gz'))).toString()]).toEqual(
    Array(2).fill('self.pictureSources=["https://api.sol.example","https://cdn.sol.example"];\nstart()'),
  );
  put('config.json', JSON.stringify({ mainApiUrl: 'https://api.lua.example', brand }));
  configure();
  expect(hosts()).toEqual(['https:', 'https://api.lua.example', 'https://servicodados.ibge.gov.br']);
  expect(/connect-src [^;]*/.exec(read('_headers'))?.[0]).toBe(
    "connect-src 'self' https://api.lua.example https://servicodados.ibge.gov.br",
  );
});

test('a folder is relative to where npm was called', () => {
  put('config.json', JSON.stringify({ mainApiUrl: 'https://api.sol.example' }));
  const env = { ...process.env, INIT_CWD: path.dirname(folder) };
  const args = [path.resolve('tools/deploy/configure.mjs'), path.basename(folder)];
  execFileSync(process.execPath, args, { cwd: 'tools/deploy', env, stdio: 'pipe' });
  expect(hosts()).toContain('https://api.sol.example');
});

test('an invalid host is refused and nothing is written', () => {
  const before = read('_headers');
  put('config.json', JSON.stringify({ pictureHosts: ["'unsafe-inline'"], brand: { name: 'Sol' } }));
  expect(configure).toThrow('pictureHosts names what is no host');
  expect([read('_headers'), read('manifest.webmanifest')]).toEqual([before, '{"name": "Casa"}']);
});

// @rule C6.23
test.each([
  [
    'a push SDK over http',
    { push: { sdkUrl: 'http://sdk.example/', appId: '1' } },
    'push.sdkUrl is no https: address',
  ],
  [
    'a push SDK that is no address',
    { push: { sdkUrl: "x';alert(1)//", appId: '1' } },
    'push.sdkUrl is no https',
  ],
  ['a brand that is none', { brand: 7 }, 'config.json: brand is not an object'],
  ['an address without a scheme', { mainApiUrl: 'api.example/v1' }, 'has no scheme: https://api.example/v1'],
  [
    'a feature that is a word',
    { features: { nearby: 'false' } },
    'features.nearby is neither true nor false',
  ],
])('%s is refused before anything is written', (_name, config, words) => {
  const before = read('_headers');
  put('config.json', JSON.stringify(config));
  expect(configure).toThrow(words);
  expect([read('_headers'), read('sw.js'), existsSync(path.join(folder, 'push'))]).toEqual([
    before,
    'start()',
    false,
  ]);
});

// @rule C6.23
test.each([
  ['comments', '{ // portal\n "brand": {} }', 'config.json is no JSON'],
  ['a comma at an end', '{ "brand": {}, }', 'config.json is no JSON'],
  ['a byte order mark', '\ufeff{}', 'byte order mark'],
  ['a list', '[]', 'config.json: not an object'],
])('a config.json with %s ends with one line and 1', (_name, text, words) => {
  put('config.json', text);
  const { status, stderr } = spawnSync(process.execPath, ['tools/deploy/configure.mjs', folder], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim().split('\n').length, stderr]).toEqual([1, 1, expect.stringContaining(words)]);
});

// @rule C6.23
test('an unknown key is reported with the most similar known one', () => {
  put(
    'config.json',
    JSON.stringify({ mainApiURL: '', xyz: 1, brand: { colour: '', primaryColour: '#000' } }),
  );
  const { status, stderr } = spawnSync(process.execPath, ['tools/deploy/configure.mjs', folder], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim().split('\n')]).toEqual([
    0,
    [
      '! config.json: mainApiURL is not known: is mainApiUrl meant?',
      '! config.json: xyz is not known',
      '! config.json: brand.colour is not known',
      '! config.json: brand.primaryColour is not known: is primaryColor meant?',
    ],
  ]);
});

// @rule C6.23
test('every key that the portal reads is known', () => {
  const keys: string[] = [];
  readConfig(new Proxy({}, { get: (_none, key) => void keys.push(String(key)) }), '');
  put('config.json', JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))));
  expect(keys).toContain('errorReportUrl');
  expect(readConfigFile(path.join(folder, 'config.json')).notes).toEqual([]);
});

// @rule C6.28
test('the tools run without the checkout', async () => {
  const away = mkdtempSync(path.join(os.tmpdir(), 'portal-tools-'));
  await makeTools(away);
  put('config.json', '{"brand": {"name": "Sol"}}');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(away, 'tools.mjs'), ...args], { encoding: 'utf8', cwd: away });
  expect([run('configure', folder).status, JSON.parse(read('manifest.webmanifest'))]).toEqual([
    0,
    { name: 'Sol', short_name: 'Sol' },
  ]);
  expect(run('brand', folder).stderr).toContain('is no built portal: it has no index.html');
  // A module that runs when it is the main one must not run within the bundle.
  expect(run()).toMatchObject({ stdout: '', stderr: expect.stringContaining('configure') as string });
  rmSync(away, { recursive: true });
});

// @rule C6.23
test.each([
  ['another server', { server: 'apache' }],
  ['a file that everybody can read', { out: 'INSIDE' }],
  ['a promise with a directive in it', { hsts: 'max-age=1; add_header X 1' }],
  ['a place with a directive in it', { at: '/a/{return 301;}/' }],
  ['an API with a directive in it', { api: 'http://127.0.0.1:9;return 301' }],
  ['a folder with a directive in it', { api: 'http://127.0.0.1:9', apiFolders: ['/a/{return 301;}/'] }],
  ['no text', { out: ['a'] }],
])('the list of servers is read as anybody may have written it: %s', (_name, change) => {
  put('config.json', '{}');
  const before = read('_headers');
  const choice = { server: 'nginx', out: `${folder}.x.conf`, at: '/', hsts: null, brotli: true, ...change };
  if (choice.out === 'INSIDE') choice.out = path.join(folder, 'x.conf');
  writeFileSync(`${folder}.servers.json`, JSON.stringify([choice]));
  expect(configure).toThrow('is no list of configure');
  expect([read('_headers'), existsSync(`${folder}.x.conf`)]).toEqual([before, false]);
  rmSync(`${folder}.servers.json`);
});

// @rule C6.23
test('nothing is written through a link to a file or folder', () => {
  put('config.json', '{"pictureHosts": ["cdn.sol.example"], "brand": {"name": "Sol"}}');
  put('404.html', 'house');
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'portal-elsewhere-'));
  writeFileSync(path.join(elsewhere, 'theirs'), 'theirs');
  const headers = read('_headers');
  symlinkSync(elsewhere, path.join(folder, 'push'));
  expect(configure).toThrow('push is a link');
  rmSync(path.join(folder, 'push'));
  rmSync(path.join(folder, 'sw.js.gz'));
  symlinkSync(path.join(elsewhere, 'theirs'), path.join(folder, 'sw.js.gz'));
  expect(configure).toThrow('sw.js.gz is a link');
  const files = new Map(['404.html', 'sw.js'].map((name) => [name, Buffer.from('x')]));
  expect(() => write(folder, files)).toThrow('sw.js.gz is a link');
  expect(readFileSync(path.join(elsewhere, 'theirs'), 'utf8')).toBe('theirs');
  // Neither was anything written before it.
  expect(['_headers', 'manifest.webmanifest', 'sw.js', '404.html'].map(read)).toEqual([
    headers,
    '{"name": "Casa"}',
    'start()',
    'house',
  ]);
  rmSync(elsewhere, { recursive: true });
});
