// oxlint-disable jest/no-standalone-expect -- `tried` is `test`, or skips
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { headersFile } from '../../scripts/build/headers-plugin.ts';
import { missing, startWebServer } from './testing-servers.ts';

let work: string;
let place: string;
beforeEach(() => {
  work = mkdtempSync(path.join(os.tmpdir(), 'portal-release-'));
  place = path.join(work, 'srv');
});
afterEach(() => rmSync(work, { recursive: true }));

const pageOf = (number: number) => `<!doctype html><script>build(${number})</script>`;

/** A build with a page, a policy and a script of its own. */
function build(number: number): string {
  const dist = path.join(work, `dist-${number}`);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(path.join(dist, name), text);
  put('_headers', headersFile(pageOf(number)));
  put('index.html', pageOf(number));
  put(`assets/main.${number}.js`, `${number}`);
  put('manifest.webmanifest', '{}');
  put('sw.js', 'start()');
  put('config.json', '{}');
  return dist;
}

function release(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/deploy/release.mjs', place, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

const obstacle = missing('nginx');
const tried = obstacle === null ? test : test.skip;

// @rule C6.30
describe('under nginx', () => {
  tried('a release keeps page, policy and open tabs together, and can be taken back', async () => {
    expect(release('--from', build(1), '--server', 'nginx', '--no-brotli')).toEqual({
      status: 0,
      stderr: '',
    });
    const conf = path.join(place, 'current/nginx.conf');
    const server = await startWebServer('nginx', conf, path.join(work, 'nginx'));
    const seen = async () => {
      const answer = await fetch(server.origin);
      const page = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const fits = [1, 2].filter((one) => headersFile(pageOf(one)).includes(policy.slice(0, 90)));
      return [1, 2].find((one) => page === pageOf(one) && fits.includes(one)) ?? `${page} with ${policy}`;
    };
    const asset = async (number: number) => (await fetch(`${server.origin}/assets/main.${number}.js`)).status;
    expect([await seen(), await asset(1)]).toEqual([1, 200]);

    // The site's own config.json stays; before the reload nothing changes, after it all does.
    writeFileSync(path.join(place, 'config.json'), '{"brand": {"name": "Sol"}}');
    expect(release('--from', build(2)).status).toBe(0);
    expect([await seen(), await asset(1)]).toEqual([1, 200]);
    await server.reload();
    while ((await seen().catch(() => 1)) === 1) await new Promise((go) => setImmediate(go));
    expect([await seen(), await asset(1), await asset(2)]).toEqual([2, 200, 200]);
    expect(await (await fetch(`${server.origin}/config.json`)).json()).toEqual({ brand: { name: 'Sol' } });

    expect(release('--rollback').status).toBe(0);
    await server.reload();
    while ((await seen().catch(() => 2)) === 2) await new Promise((go) => setImmediate(go));
    expect(await seen()).toBe(1);
    await server.stop();
  });
});

// @rule C6.30
test('a refused release changes nothing', () => {
  expect(release('--from', work, '--server', 'nginx').stderr).toContain('is no built portal');
  expect(release('--from', build(1)).stderr).toContain('--server is missing');
  expect(release('--rollback').stderr).toContain('there is no release before the first');
  release('--from', build(1), '--server', 'nginx');
  writeFileSync(path.join(place, 'config.json'), '[]');
  expect(release('--from', build(2))).toEqual({ status: 1, stderr: 'config.json: not an object\n' });
  expect(readdirSync(path.join(place, 'releases'))).toHaveLength(1);
});

// @rule C6.30
test('five releases are kept, with the assets of the three before', () => {
  for (let number = 1; number <= 7; number += 1) release('--from', build(number), '--server', 'caddy');
  const releases = readdirSync(path.join(place, 'releases'));
  expect(releases).toHaveLength(5);
  expect(readdirSync(path.join(place, 'current/portal/assets')).sort()).toEqual(
    [4, 5, 6, 7].map((number) => `main.${number}.js`),
  );
  expect(readFileSync(path.join(place, 'current/caddy.conf'), 'utf8')).toContain(releases.at(-1));
});
