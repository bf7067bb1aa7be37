import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { endsWritten, enter, keepSession, signInAt, storedKeys } from '../fixtures/actions.ts';
import { startBrowser } from '../fixtures/browser/started-browser.ts';
import { expect, test } from '../fixtures/test.ts';

const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const isLogout = ({ path }: { path: string }) => path === '/logout';
/** What the device may keep for any customer. */
const personal = async (page: Page) => (await storedKeys(page)).filter((key) => !/brand|tema/.test(key));

async function pressSair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

// @rule S4.3, R46, R82
test(
  'pressing Sair clears the device and every tab before the call',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await enter(page, server, accounts.ana, '/voucher');
    await expect(page.getByText('VIZ10-7F3K2')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/#/compras');
    await expect(other.getByRole('main')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('portal.loja', '2');
      localStorage.setItem('portal.troca', 'a note');
      localStorage.setItem('portal.guardado', '{}');
      sessionStorage.setItem('portal.cadastro', '{"kind":"F","nome":"Clara"}');
      sessionStorage.setItem('portal.continuar', '{"rota":"/perfil","campos":{"nome":"Ana"}}');
    });
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    await page.bringToFront();
    await page.clock.install();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    expect(await personal(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await expect(page.getByText('Carregando…')).toBeVisible();
    await expect(page).toHaveURL(/#\/voucher$/);
    await expect(login(other)).toBeVisible();
    await expect(other).toHaveURL(/#\/$/);
    await page.clock.runFor(1400);
    await expect(page).toHaveURL(/#\/voucher$/);
    expect((await server.log()).filter(isLogout)).toEqual([]);
    const called = page.waitForRequest(/\/logout$/);
    await page.clock.runFor(200);
    expect((await called).method()).toBe('POST');
    await page.clock.resume();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    expect(await personal(page)).toEqual([]);
    const calls = (await server.log()).filter(isLogout);
    expect(calls.map(({ headers, status }) => [headers.authorization, status])).toEqual([
      [`Bearer ${token}`, 200],
    ]);
    await other.close();
    await test.step('a call that hangs keeps neither the device nor the screen', async () => {
      await enter(page, server, accounts.ana, '/chats');
      await server.faults({ method: 'POST', path: '/logout', mode: 'delay', ms: 600_000 });
      const hangs = page.waitForRequest(/\/logout$/);
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await page.clock.fastForward(1500);
      await hangs;
      await expect(page.getByText('Carregando…').first()).toBeVisible();
      expect(await personal(page)).toEqual([]);
      await page.clock.fastForward(5000);
      await expect(login(page)).toBeVisible();
      await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
      await page.reload();
      await expect(login(page)).toBeVisible();
      expect(await personal(page)).toEqual([]);
    });
  },
);

// @rule R82
test(
  'closing the tab while Sair waits still signs out',
  { tag: ['@desktop', '@whole'] },
  async ({ page: first, context, server }) => {
    const page = await context.newPage();
    await test.step('the tab is closed', async () => {
      await enter(first, server, accounts.ana, '/chats');
      await pressSair(first);
      await first.close();
      await page.goto('/#/portal');
      await expect(login(page)).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
      expect(await personal(page)).toEqual([]);
    });
    await enter(page, server, accounts.ana);
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    const mercado = await server.signedIn(accounts.mercado);
    const other = await context.newPage();
    await page.bringToFront();
    await server.clearLog();
    await pressSair(page);
    await keepSession(other, mercado.token, accounts.mercado.nome);
    await expect(page.getByText(accounts.mercado.nome).first()).toBeVisible();
    await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
    expect((await server.log()).filter(isLogout).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${token}`,
    ]);
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBe(mercado.token);
  },
);

// @rule R82
test(
  'killing the browser while Sair waits still signs out',
  { tag: ['@desktop', '@whole'] },
  async ({ server }, testInfo) => {
    const profile = testInfo.outputPath('profile');
    const killed = await startBrowser(profile);
    const { token } = await server.signedIn(accounts.ana);
    const inAnHour = Date.now() + 3_600_000;
    await keepSession(killed.page, token, accounts.ana.nome, inAnHour, server.baseUrl);
    await killed.page.goto(`${server.baseUrl}/#/voucher`);
    await expect(killed.page.getByText('VIZ10-7F3K2')).toBeVisible();
    const written = await killed.page.evaluate(() => ({ ...localStorage }));
    await killed.page.goto(`${server.baseUrl}/#/chats`);
    await expect(killed.page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await server.faults({ method: 'POST', path: '/logout', mode: 'delay', ms: 600_000 });
    await pressSair(killed.page);
    await expect.poll(() => killed.page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
    await expect.poll(() => endsWritten(killed.page)).toBeGreaterThan(0);
    await killed.kill();

    const after = await startBrowser(profile);
    // A whole Chromium offers to install, and the dialog would cover the login.
    await after.page.addInitScript(() =>
      addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true),
    );
    await after.page.goto(`${server.baseUrl}/config.json`);
    // Chromium writes removals seconds later: what was on the disk comes back.
    await after.page.evaluate((keys) => Object.assign(localStorage, keys), written);
    expect(await storedKeys(after.page)).toEqual(expect.arrayContaining(['portal.token', 'portal.user']));
    await after.page.goto(`${server.baseUrl}/#/portal`);
    await expect(login(after.page)).toBeVisible();
    expect(await personal(after.page)).toEqual([]);
    await signInAt(after.page, server.baseUrl, accounts.ana);
    await after.page.reload();
    await expect(after.page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
    await after.close();
  },
);
