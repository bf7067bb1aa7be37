import type { Request } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { keepSession, signIn, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule S2.5, S4.1
test(
  'an unusable expiry shows the login and deletes both keys',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    for (const [name, expires] of [
      ['is over', new Date(Date.now() - 1000).toISOString()],
      ['is missing', undefined],
      ['cannot be read', 'amanhã'],
    ] as const) {
      await test.step(name, async () => {
        await keepSession(page, token, 'Ana Souza');
        const user = JSON.stringify({ Name: 'Ana Souza', img: null, '.expires': expires });
        await page.evaluate((value) => localStorage.setItem('portal.user', value), user);
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
        expect(await page.locator('#first-paint').count(), 'nothing is touched').toBe(1);
        expect((await storedKeys(page)).filter((key) => /token|user/.test(key))).toEqual([]);
      });
    }
  },
);

// @rule R4
test(
  'the expiry signs out while the page is open',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, 'Ana Souza', Date.now() + 600_000);
    // A pending call is aborted at the end, which the console reports.
    const open = new Set<Request>();
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    await page.clock.install();
    await page.goto('/#/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await page.clock.runFor(400_000);
    await expect(page).toHaveURL(/#\/chats$/);
    await expect(page.getByText(/^Sua sessão termina às /)).toBeVisible();
    await expect.poll(() => open.size).toBe(0);
    await page.clock.runFor(210_000);
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    expect((await storedKeys(page)).filter((key) => /token|user/.test(key))).toEqual([]);
  },
);

// @rule R4
test(
  'two tabs: signing in opens the other, signing out closes it',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, server }) => {
    await page.goto('/');
    await page.getByLabel('CPF ou CNPJ').focus();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    const other = await context.newPage();
    await signIn(other, accounts.ana);
    await expect(page).toHaveURL(/#\/portal$/);
    await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Minha conta' }).click();
    await other.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    expect((await server.log()).filter(({ path }) => path === '/logout')).toHaveLength(1);
  },
);
