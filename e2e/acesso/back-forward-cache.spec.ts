import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { endsWritten, keepSession, signInAt } from '../fixtures/actions.ts';
import {
  comeBack,
  leave,
  noted,
  sessionKeys,
  settle,
  stopCachingBrowser,
  test,
} from '../fixtures/browser/cached-tab.ts';
import { field } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect } from '../fixtures/test.ts';
import { wholeBrowser } from '../fixtures/browser/whole-browser.ts';

test.describe.configure({ mode: 'default' });
test.skip(
  wholeBrowser === null,
  'no whole Chrome or Chromium is installed, and the headless shell has no such cache',
);
test.afterAll(stopCachingBrowser);

/** The delay of the late answer. */
const LATE_MS = 3000;

const inAnHour = () => Date.now() + 3_600_000;
const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });

/** Until then the late answer could still be written. */
async function expectNothingWritten(page: Page, due: number): Promise<void> {
  await expect.poll(() => Date.now()).toBeGreaterThan(due + 500);
  expect(await sessionKeys(page)).toEqual([]);
}

async function signOutElsewhere(page: Page, server: ReferenceServer): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${server.baseUrl}/#/chats`);
  await other.getByRole('button', { name: 'Minha conta' }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(login(other)).toBeVisible();
  await other.close();
}

// @rule R88
test(
  'a restored page is unchanged for the same customer',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    await signInAt(tab, server.baseUrl, accounts.ana);
    await settle(tab);
    await tab.evaluate(() => Object.assign(globalThis, { before: true }));
    await leave(tab, server);
    await comeBack(tab, server);
    await expect.poll(() => noted(tab, 'seen')).toContain('Ana');
    expect(await tab.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
  },
);

// @rule R88
test(
  'a restored page shows the login when another tab signed out',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    // Only this tab's: it arrives in a cached or restored page.
    await server.faults({ path: '/api/pessoa/imagem', mode: 'delay', ms: LATE_MS, times: 1 });
    await signInAt(tab, server.baseUrl, accounts.ana);
    const due = Date.now() + LATE_MS;
    await settle(tab);
    await leave(tab, server);
    await signOutElsewhere(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    await expectNothingWritten(tab, due);
    await expect(login(tab)).toBeVisible();
  },
);

// @rule R88
test(
  'a restored page shows only the signed-in customer',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(tab, token, accounts.ana.nome, inAnHour(), server.baseUrl);
    await tab.goto(`${server.baseUrl}/#/perfil`);
    await expect(tab.getByLabel('Nome Completo')).toHaveValue('Ana Souza');
    await settle(tab, 1);
    await leave(tab, server);
    const mercado = await server.signedIn(accounts.mercado);
    const other = await tab.context().newPage();
    await keepSession(other, mercado.token, accounts.mercado.nome, inAnHour(), server.baseUrl);
    await other.close();
    await comeBack(tab, server);
    await expect(tab.getByText(accounts.mercado.nome).first()).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    await expect(tab.getByText('Ana Souza')).toHaveCount(0);
  },
);

// @rule R82, R88
test(
  'a page restored while Sair waits shows nothing but the login',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    await signInAt(tab, server.baseUrl, accounts.ana);
    await settle(tab);
    await tab.getByRole('button', { name: 'Minha conta' }).click();
    await tab.getByRole('menuitem', { name: 'Sair' }).click();
    // That write finishes within a script, too.
    await expect.poll(() => endsWritten(tab)).toBeGreaterThan(0);
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    expect((await noted(tab, 'seen')) ?? '').not.toContain('Ana');
    expect(await sessionKeys(tab)).toEqual([]);
  },
);

// @rule R88
test(
  'a page restored during a sign-in is not signed in',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    await server.faults({ method: 'POST', path: '/token', mode: 'delay', ms: LATE_MS });
    await tab.goto(server.baseUrl);
    await tab.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
    await tab.getByLabel('Senha', { exact: true }).fill('clube123');
    const sent = tab.waitForRequest(/\/token$/);
    await login(tab).click();
    await sent;
    const due = Date.now() + LATE_MS;
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(login(tab)).toBeVisible();
    await expect(tab.getByLabel('CPF ou CNPJ')).toHaveValue('');
    await expectNothingWritten(tab, due);
    await expect(tab).toHaveURL(/#\/$|\/$/);
  },
);

// @rule R88
test(
  'a registration that was left for another site: the woken form is empty',
  { tag: ['@desktop', '@whole'] },
  async ({ tab, server }) => {
    await tab.goto(`${server.baseUrl}/#/register`);
    await field(tab, 'Nome Completo').fill('Clara Nunes');
    await field(tab, 'Senha').fill('s3nha');
    await leave(tab, server);
    await comeBack(tab, server);
    await expect(field(tab, 'Nome Completo')).toHaveValue('');
    await expect(field(tab, 'Senha')).toHaveValue('');
    expect(await noted(tab, 'portal.cadastro')).not.toContain('Clara');
  },
);
