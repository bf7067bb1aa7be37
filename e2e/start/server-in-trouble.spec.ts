import { accounts } from '../fixtures/accounts.ts';
import { signInAt } from '../fixtures/actions.ts';
import { installWorker } from '../fixtures/browser/worker.ts';
import { startCuttingProxy } from '../fixtures/server/cutting-proxy.ts';
import { expect, test } from '../fixtures/test.ts';

const HTML = '<!doctype html><title>Wi-Fi</title><h1>Aceite os termos do Wi-Fi</h1>';
const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

/** What a server in trouble, or the network before it, gives for whatever is asked. */
const TROUBLES: readonly [
  name: string,
  ...Parameters<Awaited<ReturnType<typeof startCuttingProxy>>['trouble']>,
][] = [
  ['an overloaded server', { status: 503, body: 'Service Unavailable' }],
  ['a network that asks to sign in', { status: 200, headers: html, body: HTML }],
  ['the same, as RFC 6585 has it', { status: 511, headers: html, body: HTML }],
  ['the same, by a redirect', { status: 302, headers: { location: 'http://192.0.2.1/entrar' }, body: '' }],
  ['an empty answer', { status: 200, body: '' }],
  ['a config.json that is cut off', { status: 200, headers: json, body: '{"mainApiUrl": ' }, /config\.json$/],
  [
    'a config.json with a wrong value',
    { status: 200, headers: json, body: '{"mainApiUrl": 7}' },
    /config\.json$/,
  ],
];

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  // @rule R169
  test(
    'the installed portal starts whatever its server answers',
    { tag: '@phone' },
    async ({ page, server, guard }) => {
      guard.allow(
        /status of 5\d\d/,
        /ERR_/,
        /Content.Security.Policy/,
        /foreign host: http:\/\/192\.0\.2\.1/,
      );
      const proxy = await startCuttingProxy(server.baseUrl);
      guard.allowHost(proxy.origin);
      await signInAt(page, proxy.origin, accounts.ana);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
      await installWorker(page);
      for (const [name, ...trouble] of TROUBLES)
        await test.step(name, async () => {
          proxy.trouble(...trouble);
          await page.reload();
          await page.getByRole('button', { name: 'Mostrar meu código' }).click();
          const code = page.getByRole('dialog', { name: 'Meu código' });
          await expect(code.getByRole('img', { name: /código/i }).first()).toBeVisible();
          await expect(page.getByText('não pôde ser iniciado')).toHaveCount(0);
        });
      await proxy.stop();
    },
  );
});

// @rule R169
test('a first visit says what is broken', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  await page.route('**/config.json', async (route) =>
    route.fulfill({ status: 200, headers: html, body: HTML }),
  );
  await page.goto('/#/recover-password');
  await expect(page.getByText('O portal não pôde ser iniciado')).toBeVisible();
  await expect(page.getByText('config.json: not JSON')).toBeVisible();
});

// @rule R232
test('a page whose script the policy blocks says so', { tag: '@phone' }, async ({ page, guard }) => {
  guard.allow(/Content Security Policy/);
  for (const policy of ["default-src 'self'", "script-src 'self'; style-src 'unsafe-inline'"]) {
    await page.route('**/', async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers(), 'content-security-policy': policy };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/');
    await expect(page.getByText('O portal não pôde começar')).toBeVisible();
  }
  // Over the styled login on a ground of its own.
  await expect(page.locator('#not-started')).toHaveCSS('background-color', 'rgb(255, 251, 244)');
});
