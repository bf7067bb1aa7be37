import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });

test(
  'after sign-out neither Back nor the next customer shows earlier data',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(page.getByText(accounts.ana.nome).first()).toBeVisible();
    await page.evaluate(() => (location.hash = '/promocoes'));
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(login(page)).toBeVisible();
    await test.step('back', async () => {
      await server.clearLog();
      await page.goBack();
      await expect(login(page)).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
      expect((await server.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    });
    await test.step('the next customer', async () => {
      await page.getByLabel('CPF ou CNPJ').fill(accounts.mercado.documento);
      await page.getByLabel('Senha', { exact: true }).fill('clube123');
      let answer = () => {};
      const seen = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/pessoa', async (route) => {
        await seen;
        await route.continue();
      });
      await login(page).click();
      await expect(page).toHaveURL(/#\/portal$/);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
      answer();
      await expect(page.getByText(accounts.mercado.nome).first()).toBeVisible();
    });
  },
);

// @rule R4, R82
test(
  'a tab that is still loading is signed out with the others',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    const other = await context.newPage();
    await other.addInitScript(() => Object.defineProperty(window, 'caches', { value: undefined }));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const looks = new Promise<void>((resolve) => {
      void other.route(/\/assets\/p-.*\.js$/, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('portal-ended')) {
          resolve();
          await released;
        }
        await route.fulfill({ response });
      });
    });
    await other.goto('/#/chats', { waitUntil: 'commit' });
    await looks;
    await page.bringToFront();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(login(page)).toBeVisible();
    release();
    await expect(login(other)).toBeVisible();
    await expect(other).toHaveURL(/#\/$/);
    await other.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
