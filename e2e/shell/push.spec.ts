import type { Page } from '@playwright/test';
import { scriptsOf } from '../../scripts/budgets.mjs';
import { policyFor } from '../../src/lib/deployment/content-policy.ts';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const HOST = 'https://push.example';
const CONFIG = {
  publicApiUrl: '/api/public',
  portalAppId: 'portal-clube-vizinhanca',
  portalSecretKey: 'demo-0d9b5c7e4f1a',
  storeFormatId: 1,
  statesUrl: '/estados',
  push: { sdkUrl: `${HOST}/sdk/page.js`, appId: 'clube' },
  brand: { name: 'Clube Vizinhança' },
};
/** An SDK stub that loads a second file and records its calls. */
const FIRST = `document.head.append(Object.assign(document.createElement('script'), { src: '${HOST}/sdk/rest.js' }));`;
const REST = `globalThis.sdkCalls = [];
const sdk = {
  init: async (options) => void sdkCalls.push(['init', options]),
  Notifications: { requestPermission: async () => void sdkCalls.push(['requestPermission']) },
};
const waiting = globalThis.OneSignalDeferred;
globalThis.OneSignalDeferred = { push: (run) => run(sdk) };
for (const run of waiting) run(sdk);`;

const STARTED_AND_ASKED = [
  [
    'init',
    {
      appId: 'clube',
      serviceWorkerPath: 'push/OneSignalSDKWorker.js',
      serviceWorkerParam: { scope: '/push/' },
    },
  ],
  ['requestPermission'],
];

/** The page with this configuration's policy, which must allow the SDK's host. */
async function configure(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => route.fulfill({ json: CONFIG }));
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      expect(policy).not.toContain(HOST);
      const { 'content-encoding': _decoded, 'content-length': _before, ...headers } = others;
      const own = { ...headers, 'content-security-policy': policyFor(policy, { push: CONFIG.push }) };
      await route.fulfill({ body: await response.body(), headers: own });
    },
  );
}

/** Serves the SDK to a browser that was not asked; returns its recorded calls. */
async function serveSdk(page: Page): Promise<() => Promise<unknown>> {
  await configure(page);
  await page.addInitScript(() => {
    const permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
  });
  for (const [name, body] of [
    ['page.js', FIRST],
    ['rest.js', REST],
  ]) {
    await page.route(`${HOST}/sdk/${name}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: body ?? '' }),
    );
  }
  return async () => page.evaluate(() => (globalThis as unknown as { sdkCalls?: unknown }).sdkCalls);
}

// @rule S1.5, R85
test('an untouched login starts push once, without the app', { tag: '@desktop' }, async ({ page, guard }) => {
  guard.allowHost(HOST);
  const sdkCalls = await serveSdk(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await page.goto('/');
  await expect.poll(sdkCalls).toEqual(STARTED_AND_ASKED);
  const [sdkStarted, loaded] = await page.evaluate((url) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [performance.getEntriesByName(url)[0]?.startTime ?? 0, navigation?.loadEventStart ?? Infinity];
  }, `${HOST}/sdk/page.js`);
  expect(sdkStarted).toBeGreaterThanOrEqual(loaded ?? Infinity);
  const app = scriptsOf(['main']);
  expect(app.length).toBeGreaterThan(0);
  expect(
    scripts.filter((name) => app.includes(name)),
    'the app loads when the login is touched',
  ).toEqual([]);

  await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
  expect(scripts.filter((name) => app.includes(name))).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await sdkCalls()).toEqual(STARTED_AND_ASKED);
  expect(scripts.filter((name) => name === 'sdk/page.js')).toHaveLength(1);
});

// @rule S1.5, S7.4, R47, C1.7
test('the SDK loads after the page and asks once', { tag: '@desktop' }, async ({ page, server, guard }) => {
  guard.allowHost(HOST);
  const sdkCalls = await serveSdk(page);
  await enter(page, server, accounts.ana, '/chats');
  await expect.poll(sdkCalls).toEqual(STARTED_AND_ASKED);
  const other = async () =>
    page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://push.example/other.js';
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  expect(await other(), 'Trusted Types').toBe('TypeError');
  await page.reload();
  await expect.poll(sdkCalls).toEqual([['init', expect.anything()]]);
});

// @rule R47
test(
  'an SDK that is missing breaks nothing and is waited for by nothing',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allowHost(HOST);
    guard.allow(/status of 404 .*push\.example/);
    await configure(page);
    const missed = page.waitForEvent('response', (response) => response.url().startsWith(HOST));
    await page.route(`${HOST}/**`, async (route) => route.fulfill({ status: 404, body: '' }));
    await enter(page, server, accounts.ana, '/chats');
    await missed;
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  },
);
