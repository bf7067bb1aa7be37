import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { axeCheck, keepSession, storedKeys } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const MINUTE_MS = 60_000;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sua sessão termina às' });
const complemento = (page: Page) => page.getByLabel('Complemento');
const kept = async (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.continuar'));

/** Signs in for ten more minutes, types on /perfil, and lets minutes pass. */
async function typeAndWait(page: Page, server: ReferenceServer, minutes: number): Promise<void> {
  const { token } = await server.signedIn(accounts.ana);
  await keepSession(page, token, accounts.ana.nome, Date.now() + 10 * MINUTE_MS);
  await page.clock.install();
  await page.goto('/#/perfil');
  await complemento(page).fill('Casa 2');
  await page.clock.fastForward(minutes * MINUTE_MS);
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/portal$/);
}

// @rule R110, R111, R91
test(
  'a typed form survives a sign-in anew after the five-minute notice',
  { tag: '@phone' },
  async ({ page, server }) => {
    await typeAndWait(page, server, 6);
    const at = await page.evaluate(() => {
      const { '.expires': expires } = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as Record<
        string,
        string
      >;
      return new Date(expires ?? '').toTimeString().slice(0, 5);
    });
    await expect(notice(page)).toContainText(`Sua sessão termina às ${at}`);
    await expect(complemento(page)).toBeFocused();
    const isSeen = async () =>
      complemento(page).evaluate((field) => {
        const { left, bottom } = field.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 4) === field;
      });
    await expect.poll(isSeen, 'the notice covers nothing that has the focus').toBe(true);
    await axeCheck(page);
    await server.clearLog();
    await page.getByRole('button', { name: 'Entrar de novo' }).click();
    await expect(page).toHaveURL(/#\/$/);
    expect((await storedKeys(page)).filter((key) => !/brand|tema/.test(key))).toEqual([]);
    await page.reload();
    await signInAgain(page);
    expect((await server.log()).filter(({ path }) => path === '/logout')).toEqual([]);
    const way = page.getByRole('link', { name: 'Continuar em Meu perfil' });
    await expect(way).toBeVisible();
    await axeCheck(page);
    await way.click();
    await expect(complemento(page)).toHaveValue('Casa 2');
    expect(await kept(page)).toBeNull();
  },
);

// @rule R243
test(
  'a session found expired when the page starts: the login says why',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, accounts.ana.nome, Date.now() - 1000);
    await page.goto('/#/voucher');
    const why = page.getByText('Sua sessão terminou. Entre de novo para continuar.');
    await expect(why).toBeVisible();
    // The app takes the pre-rendered login over.
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Digite uma senha')).toBeVisible();
    await expect(why).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(why).toBeHidden();
  },
);

// @rule R110, R111
test(
  'a page that slept past the expiry keeps the typed form',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, server }) => {
    await typeAndWait(page, server, 6);
    await expect(notice(page)).toBeVisible();
    const { token } = await server.signedIn(accounts.ana);
    const other = await context.newPage();
    await keepSession(other, token, accounts.ana.nome);
    await expect(notice(page)).toHaveCount(0);
    await expect(complemento(page)).toBeVisible();
    await complemento(page).fill('Casa 3');
    // Only the wall clock moves, as in a device that slept.
    await page.clock.setSystemTime(Date.now() + 90 * MINUTE_MS);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(await kept(page)).toContain('Casa 3');
    await signInAgain(page);
    await page.getByRole('button', { name: 'Dispensar aviso' }).click();
    expect(await kept(page)).toBeNull();
  },
);
