import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { accounts } from './fixtures/accounts.ts';
import { enter } from './fixtures/actions.ts';
import { expect, test } from './fixtures/test.ts';

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
const file = path.join(os.tmpdir(), 'portal-e2e-push-config.json');
writeFileSync(file, JSON.stringify(CONFIG));
// A server with this configuration: its policy has to let the SDK's host through.
test.use({ serverEnv: { CONFIG_FILE: file } });

/** An SDK that fetches its second file as the real one does, and notes what it is told. */
const FIRST = `document.head.append(Object.assign(document.createElement('script'), { src: '${HOST}/sdk/rest.js' }));`;
const REST = `globalThis.told = [];
const sdk = {
  init: async (options) => void told.push(['init', options]),
  Notifications: { requestPermission: async () => void told.push(['requestPermission']) },
};
const waiting = globalThis.OneSignalDeferred;
globalThis.OneSignalDeferred = { push: (run) => run(sdk) };
for (const run of waiting) run(sdk);`;

test(
  'the SDK comes after the page, from its address alone, and asks once (R47)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allowHost(HOST);
    await page.addInitScript(() => {
      const permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
    });
    await page.route(`${HOST}/sdk/page.js`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: FIRST }),
    );
    await page.route(`${HOST}/sdk/rest.js`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: REST }),
    );
    const told = async () => page.evaluate(() => (globalThis as unknown as { told?: unknown }).told);
    await enter(page, server, accounts.ana);
    await expect.poll(told).toEqual([
      [
        'init',
        {
          appId: 'clube',
          serviceWorkerPath: 'push/OneSignalSDKWorker.js',
          serviceWorkerParam: { scope: '/push/' },
        },
      ],
      ['requestPermission'],
    ]);
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
    await expect.poll(told).toEqual([['init', expect.anything()]]);
  },
);

test(
  'an SDK that is missing breaks nothing and is waited for by nothing',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allowHost(HOST);
    guard.allow(/status of 404 .*push\.example/);
    const missed = page.waitForEvent('response', (response) => response.url().startsWith(HOST));
    await page.route(`${HOST}/**`, async (route) => route.fulfill({ status: 404, body: '' }));
    await enter(page, server, accounts.ana);
    await missed;
    await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  },
);
