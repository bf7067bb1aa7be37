import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { headersFile } from './build/headers-plugin.ts';

let folder: string;
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const configure = () => execFileSync(process.execPath, ['scripts/configure.mjs', folder], { stdio: 'pipe' });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-configure-'));
  put('_headers', headersFile('<script>a()</script>'));
  put('manifest.webmanifest', '{"name": "Casa"}');
  put('sw.js', 'start()');
  put('sw.js.gz', 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every host that the policy names. */
const hosts = () => [...new Set(read('_headers').match(/https?:[^\s;]*/g))].sort();

test('npm run configure: the built policy names exactly the hosts of config.json', () => {
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

test('a host that is none is refused, and nothing is written', () => {
  const before = read('_headers');
  put('config.json', JSON.stringify({ pictureHosts: ["'unsafe-inline'"], brand: { name: 'Sol' } }));
  expect(configure).toThrow('pictureHosts names what is no host');
  expect([read('_headers'), read('manifest.webmanifest')]).toEqual([before, '{"name": "Casa"}']);
});
