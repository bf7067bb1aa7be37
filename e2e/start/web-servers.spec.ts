import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  freePort,
  missing,
  nginxHasBrotli,
  type ServerName,
  startWebServer,
} from '../../scripts/deploy/testing-servers.ts';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { distFolder } from '../fixtures/server/paths.ts';
import { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const PLACES: [ServerName, string][] = [
  ['nginx', '/clube/portal/'],
  ['caddy', '/'],
];

/** nginx serves the portal only; Caddy proxies the API as well. */
const configFor = (name: ServerName, api: string) => {
  const host = name === 'nginx' ? api : '';
  return {
    mainApiUrl: host,
    publicApiUrl: `${host}/api/public`,
    statesUrl: `${host}/estados`,
    portalAppId: 'portal-clube-vizinhanca',
    portalSecretKey: 'demo-0d9b5c7e4f1a',
    pictureHosts: [new URL(api).host],
  };
};

let work = '';
let ports: Record<ServerName, number>;
let api: ReferenceServer;
// One API for both, which run one after the other.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'portal-web-server-'));
  ports = { nginx: await freePort(), caddy: await freePort() };
  const origins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  api = await ReferenceServer.start({ ALLOWED_ORIGINS: origins.join(' ') });
});
test.afterAll(async () => {
  await api.stop();
  await rm(work, { recursive: true });
});

for (const [name, at] of PLACES) {
  const obstacle = missing(name);
  test.describe(name, () => {
    // Before the test: neither servers nor browser are started yet.
    test.skip(obstacle !== null, obstacle ?? '');
    // @rule C6.7, C6.9
    test(
      `the build behind ${name} at ${at} signs in and opens a route by its address`,
      { tag: '@desktop' },
      async ({ page, guard }) => {
        const dist = path.join(work, name);
        await cp(distFolder, dist, { recursive: true });
        const out = path.join(work, `${name}.conf`);
        const port = ports[name];
        const origin = `http://127.0.0.1:${port}`;
        await writeFile(path.join(dist, 'config.json'), JSON.stringify(configFor(name, api.baseUrl)));
        const args = ['--server', name, '--out', out, '--at', at, ...(nginxHasBrotli ? [] : ['--no-brotli'])];
        if (name === 'caddy') args.push('--api', api.baseUrl, '--api-folder', '/imagens/');
        execFileSync(process.execPath, ['scripts/configure.mjs', dist, ...args]);
        const web = await startWebServer(name, out, path.join(work, `${name}-home`), port);
        guard.allowHost(origin, api.baseUrl);
        await signInAt(page, `${origin}${at}`, accounts.ana);
        await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('R$');
        await page.goto(`${origin}${at}#/voucher`);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Vouchers', level: 1 })).toBeVisible();
        // An open page would report the server's end.
        await page.close();
        await web.stop();
      },
    );
  });
}
