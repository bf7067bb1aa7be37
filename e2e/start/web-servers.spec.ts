import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/server.mjs';
import { workerFor } from '../../tools/brand/apply.ts';
import {
  missing,
  nginxHasBrotli,
  type ServerName,
  startWebServer,
} from '../../tools/deploy/testing-servers.ts';
import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { installWorker } from '../fixtures/browser/worker.ts';
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
      { tag: ['@desktop', '@whole'] },
      async ({ page, guard }) => {
        const dist = path.join(work, name);
        await cp(distFolder, dist, { recursive: true });
        const out = path.join(work, `${name}.conf`);
        const port = ports[name];
        const origin = `http://127.0.0.1:${port}`;
        await writeFile(path.join(dist, 'config.json'), JSON.stringify(configFor(name, api.baseUrl)));
        const args = ['--server', name, '--out', out, '--at', at, ...(nginxHasBrotli ? [] : ['--no-brotli'])];
        if (name === 'caddy') args.push('--api', api.baseUrl, '--api-folder', '/imagens/');
        execFileSync(process.execPath, ['tools/deploy/configure.mjs', dist, ...args]);
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

/** The hashes of a page's inline scripts, as a policy names them. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** A second build: other names for every script, another page, its own policy and list of files to keep. */
async function buildAgain(target: string): Promise<void> {
  await cp(distFolder, target, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const scripts = (await readdir(path.join(target, 'assets'))).filter((name) => name.endsWith('.js'));
  const hashes = scripts.map((name) => name.replace(/^.*-|\.js$/g, ''));
  const renamed = (text: string) =>
    hashes.reduce((made, hash) => made.replaceAll(hash, `${hash.slice(0, -1)}z`), text);
  for (const name of scripts)
    await rename(path.join(target, 'assets', name), path.join(target, 'assets', renamed(name)));
  const read = async (name: string) => readFile(path.join(target, name), 'utf8');
  const former = await read('index.html');
  const page = renamed(former).replace(/<html/, '<html data-version=two');
  await writeFile(path.join(target, 'index.html'), page);
  const own = inlineScripts(page);
  const policy = inlineScripts(former).reduce(
    (text, hash, at) => text.replace(hash, own[at] ?? ''),
    await read('_headers'),
  );
  await writeFile(path.join(target, '_headers'), policy);
  const files = new Map([['index.html', Buffer.from(page)]]);
  await writeFile(path.join(target, 'sw.js'), workerFor(renamed(await read('sw.js')), files));
}

const version = async (tab: Page) => tab.locator('html').getAttribute('data-version');

async function visit(tab: Page, route: string, heading: string): Promise<void> {
  await tab.evaluate((hash) => void (location.hash = hash), route);
  await expect(tab.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Both go on in their own build: the one without a worker asks the server for its scripts. */
async function goOn(page: Page, bare: Page): Promise<void> {
  const asked: [string, number][] = [];
  bare.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.push([pathname, answer.status()]);
  });
  for (const tab of [page, bare]) {
    await visit(tab, '#/location', 'Encontre Nossa Loja');
    await visit(tab, '#/compras', 'Compras');
    expect(await version(tab)).toBeNull();
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(([name, status]) => name.endsWith('z.js') || status !== 200)).toEqual([]);
}

test.describe('a release under nginx', () => {
  const obstacle = missing('nginx');
  test.skip(obstacle !== null, obstacle ?? '');
  test.use({ serviceWorkers: 'allow' });
  // @rule C6.30
  test(
    'open tabs, one without a worker, keep their build until they come over',
    { tag: ['@desktop', '@whole'] },
    async ({ page, browser, guard }) => {
      test.slow();
      const place = path.join(work, 'srv');
      const release = (from: string, ...args: string[]) =>
        execFileSync(process.execPath, ['tools/deploy/release.mjs', place, '--from', from, ...args]);
      await mkdir(place);
      await writeFile(path.join(place, 'config.json'), JSON.stringify(configFor('caddy', api.baseUrl)));
      const brotli = nginxHasBrotli ? [] : ['--no-brotli'];
      const proxied = ['--api', api.baseUrl, '--api-folder', '/imagens/'];
      release(distFolder, '--server', 'nginx', ...proxied, ...brotli);
      const web = await startWebServer(
        'nginx',
        path.join(place, 'current/nginx.conf'),
        path.join(work, 'home'),
      );
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const bare = await context.newPage();
      guard.allowHost(web.origin);
      guard.watch(context, web.origin);
      for (const tab of [page, bare]) await signInAt(tab, `${web.origin}/`, accounts.ana);
      await installWorker(page);

      await buildAgain(path.join(work, 'two'));
      release(path.join(work, 'two'));
      await web.reload();
      const served = async () => (await fetch(web.origin).catch(() => null))?.text();
      await expect.poll(served).toContain('data-version');
      await goOn(page, bare);
      await bare.reload();
      // One with a worker at its next start, when no page of the former build is open.
      await expect(async () => {
        await page.goto('about:blank');
        await page.goto(`${web.origin}/`);
        expect(await version(page)).toBe('two');
      }).toPass();
      for (const tab of [page, bare]) {
        expect(await version(tab)).toBe('two');
        await visit(tab, '#/voucher', 'Vouchers');
      }
      for (const each of [page, bare]) await each.close();
      await context.close();
      await web.stop();
    },
  );
});
