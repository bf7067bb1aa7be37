import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const isLogout = ({ path }: { path: string }) => path === '/logout';

test(
  'sign-out shows the loading state, waits 1.5 s, then calls, then shows the login (S4.3, R46)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.clock.install();
    await enter(page, server, accounts.ana, '/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    const leave = page.getByRole('menuitem', { name: 'Sair' });
    await expect(leave).toBeVisible();
    // Stands still from here on, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await leave.click();
    await expect(page.getByText('Carregando…')).toBeVisible();
    await page.clock.runFor(1400);
    await expect(page).toHaveURL(/#\/chats$/);
    expect((await server.log()).filter(isLogout)).toEqual([]);
    const called = page.waitForRequest(/\/logout$/);
    await page.clock.runFor(200);
    expect((await called).method()).toBe('POST');
    await page.clock.resume();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    const [call, ...more] = (await server.log()).filter(isLogout);
    expect(more).toEqual([]);
    expect(call?.status).toBe(200);
    expect(call?.headers.authorization).toMatch(/^Bearer [\w-]{20,}$/);
    expect((await storedKeys(page)).filter((key) => !/brand|tema/.test(key))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  },
);

test(
  'after sign-out, back shows nothing of the customer, and the next one sees nothing of the one before',
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

test(
  'a tab that is still loading is signed out with the others, also where the browser caches nothing (R4, R82)',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await enter(page, server, accounts.ana);
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
    await other.goto('/#/portal', { waitUntil: 'commit' });
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
