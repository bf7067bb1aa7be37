import { SENHA } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a failed load of the app is shown in the form and can be retried',
  { tag: ['@desktop', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/net::ERR_FAILED.*\.js\)$/);
    await page.addInitScript(() => sessionStorage.setItem('portal.reloaded', String(Date.now())));
    await page.route(/\/assets\/.*\.js$/, async (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('CPF ou CNPJ').fill('52998224725');
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(
      page.getByText('Não foi possível carregar o portal. Verifique sua conexão e tente novamente.'),
    ).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(SENHA);
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/#\/portal$/);
  },
);

// @rule R83
test(
  'an app that failed to load starts when the network is back',
  { tag: ['@phone', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/net::ERR_FAILED.*\.js\)$/);
    await page.addInitScript(() => sessionStorage.setItem('portal.reloaded', String(Date.now())));
    await page.route(/\/assets\/.*\.js$/, async (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/#/RECOVER-PASSWORD/');
    await expect(page.locator('html')).toHaveAttribute('data-start', 'public');
    await failed;
    await expect(
      page.getByRole('alert').filter({ hasText: /^Não foi possível carregar o portal/ }),
    ).toBeVisible();
    await page.unroute(/\/assets\/.*\.js$/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  },
);
