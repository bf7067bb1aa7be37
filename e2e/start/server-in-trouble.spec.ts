import { accounts } from '../fixtures/accounts.ts';
import { keepSession } from '../fixtures/actions.ts';
import { installWorker } from '../fixtures/browser/worker.ts';
import { expect, test } from '../fixtures/test.ts';

const HTML = '<!doctype html><title>Wi-Fi</title><h1>Aceite os termos do Wi-Fi</h1>';
const BROKEN = [
  ['a failure', { status: 503, body: 'down' }],
  ["a network's own page", { status: 200, contentType: 'text/html', body: HTML }],
  ["a network's own page with 511", { status: 511, contentType: 'text/html', body: HTML }],
  ['nothing', { status: 200, contentType: 'application/json', body: '' }],
  ['half a file', { status: 200, contentType: 'application/json', body: '{"mainApiUrl": "", "bra' }],
  ['no object', { status: 200, contentType: 'application/json', body: '[]' }],
] as const;

test(
  'an installed portal starts whatever a server in trouble sends, says so calmly, and shows the code (R169, R92)',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    guard.allow(/status of 5\d\d|ERR_|Failed to load|config/);
    const { token } = await server.signedIn(accounts.ana);
    await page.goto('/');
    await installWorker(page);
    await keepSession(page, token, accounts.ana.nome);
    await page.goto('/#/portal');
    await expect(page.getByText('Saldo disponível')).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar meu código' }).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    for (const [name, answer] of BROKEN)
      await test.step(name, async () => {
        await context.unrouteAll();
        await context.route(/127\.0\.0\.1/, async (route) => route.fulfill(answer));
        await page.goto('about:blank');
        await page.goto('/#/portal');
        await expect(page.getByRole('heading', { level: 1, name: /Ana Souza/ })).toBeVisible();
        await expect(page.getByText('abriu com o que guardou neste aparelho')).toBeVisible();
        await page.getByRole('button', { name: 'Mostrar meu código' }).click();
        await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      });
    await test.step('over with the next start', async () => {
      await context.unrouteAll();
      await page.goto('about:blank');
      await page.goto('/#/portal');
      await expect(page.getByText('Saldo disponível')).toBeVisible();
      await expect(page.getByText('abriu com o que guardou neste aparelho')).toHaveCount(0);
    });
  },
);

test.describe('first visits', () => {
  test.use({ serviceWorkers: 'block' });
  test('a first visit says what is broken (R169)', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/config.json', async (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
    );
    await page.goto('/#/recover-password');
    await expect(page.getByText('O portal não pôde ser iniciado')).toBeVisible();
    await expect(page.getByText('config.json: not JSON')).toBeVisible();
  });
});
