import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { keepSession, signIn } from '../fixtures/actions.ts';
import { field, openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const NOME = 'Nome Completo';
const draft = async (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.cadastro'));

test.beforeEach(async ({ page }) => {
  await openRegister(page);
  await field(page, NOME).fill('Clara Nunes');
  await expect.poll(() => draft(page)).toContain('Clara');
});

/** Ways out of the form, to where nothing of the registration may be found. */
const LEAVINGS: [string, (page: Page) => Promise<unknown>][] = [
  ['Fazer login', (page) => page.locator('a[href="#/"]').last().click()],
  ['a typed address of the portal', (page) => page.evaluate(() => (location.hash = '#/recover-password'))],
  ['a typed address of a protected route', (page) => page.evaluate(() => (location.hash = '#/portal'))],
  ['a typed address that does not exist', (page) => page.evaluate(() => (location.hash = '#/nada'))],
  [
    'the terms, and the login from there',
    async (page) => {
      await page.evaluate(() => (location.hash = '#/termos-aceite'));
      await expect(page).toHaveURL(/termos-aceite/);
      await expect.poll(() => draft(page)).toContain('Clara');
      await expect(page.getByRole('button', { name: 'Cadastrar' })).toHaveCount(0);
      await page.evaluate(() => (location.hash = '#/'));
    },
  ],
];

for (const [name, leave] of LEAVINGS) {
  test(
    `left by ${name}: the next person finds nothing of the registration (R88)`,
    { tag: '@phone' },
    async ({ page }) => {
      await leave(page);
      await expect.poll(() => draft(page)).toBeNull();
      await page.goBack();
      await page.goto('/#/register');
      await expect(field(page, NOME)).toHaveValue('');
    },
  );
}

test(
  'browser back to the login and forward again: an empty form (R88)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await page.getByRole('link', { name: 'Cadastrar' }).click();
    await field(page, NOME).fill('Clara Nunes');
    await expect.poll(() => draft(page)).toContain('Clara');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect.poll(() => draft(page)).toBeNull();
    await page.goForward();
    await expect(field(page, NOME)).toHaveValue('');
  },
);

test(
  'left for another site and come back: an empty form, before anything is touched (R88)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    const elsewhere = server.baseUrl.replace('127.0.0.1', 'localhost');
    guard.allowHost(elsewhere);
    await page.goto(`${elsewhere}/config.json`);
    await page.goBack();
    await expect(field(page, NOME)).toHaveValue('');
    await field(page, NOME).fill('Clara Nunes');
    await expect.poll(() => draft(page)).toContain('Clara');
    await page.goto(`${elsewhere}/config.json`);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(await page.locator('#first-paint').count(), 'nothing is touched').toBe(1);
    expect(await draft(page)).toBeNull();
  },
);

test('another tab has no part in it (R88)', { tag: '@phone' }, async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  // With an opener: the browser hands a copy of this tab's storage over.
  await page.evaluate(() => window.open('/#/register', '_blank'));
  const copy = await opened;
  await expect(field(copy, NOME)).toHaveValue('');
  const other = await context.newPage();
  await openRegister(other);
  await expect(field(other, NOME)).toHaveValue('');
});

test('it survives a reload in place, and the terms (R88)', { tag: '@phone' }, async ({ page }) => {
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(field(page, NOME)).toHaveValue('Clara Nunes');
  }
  await page.evaluate(() => (location.hash = '#/termos-aceite'));
  await expect(page.getByRole('button', { name: 'Cadastrar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Termos do Programa' })).toBeVisible();
  await page.goBack();
  await expect(field(page, NOME)).toHaveValue('Clara Nunes');
});

test(
  'a sign-in and a sign-out in another tab empty the form and its draft (R88)',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const other = await context.newPage();
    await signIn(other, accounts.ana);
    await expect(field(page, NOME)).toHaveValue('');
    expect(await draft(page)).not.toContain('Clara');
    await field(page, NOME).fill('Clara Nunes');
    await expect.poll(() => draft(page)).toContain('Clara');
    await other.getByRole('button', { name: 'Minha conta' }).click();
    await other.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(field(page, NOME)).toHaveValue('');
    expect(await draft(page)).not.toContain('Clara');
    await page.reload();
    await expect(field(page, NOME)).toHaveValue('');
    // The tab that signs in itself.
    await field(page, NOME).fill('Clara Nunes');
    await expect.poll(() => draft(page)).toContain('Clara');
    const { token } = await server.signedIn(accounts.ana);
    await keepSession(page, token, accounts.ana.nome);
    await page.goto('/#/portal');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await draft(page)).toBeNull();
  },
);
