import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { enlargeText, lostText } from '../fixtures/look/reflow.ts';
import { expect, test } from '../fixtures/test.ts';

test('login: axe, plain and with messages', { tag: ['@phone', '@whole'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const letters = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  // axe measures the web fonts, which load after the first paint.
  await expect.poll(letters).toEqual(expect.arrayContaining(['Figtree', 'Bricolage Grotesque']));
  await axeCheck(page);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite uma senha')).toBeVisible();
  await axeCheck(page);
});

// For all screens see `accessibility.spec.ts`.
// @rule R149
test(
  'the open menus pass axe, a long company name is shown whole',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const nome = 'Comércio de Gêneros Alimentícios Irmãos Albuquerque Ltda';
    await enter(page, server, { ...accounts.mercado, nome }, '/chats');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await expect(page.getByRole('menu')).toContainText(nome);
    await axeCheck(page);
    for (const isLarge of [false, true]) {
      await enlargeText(page, isLarge);
      await expect.poll(() => lostText(page)).toEqual([]);
    }
    await enlargeText(page, false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    // An edge in forced colours, which have no shadow.
    await expect(page.locator('.MuiDrawer-paper')).toHaveCSS('outline-style', 'solid');
    await axeCheck(page);
  },
);

test(
  'a home where every call failed passes axe, and signing out still works',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults(
      { path: '/api/*', mode: 'status', status: 500 },
      { method: 'POST', path: '/logout', mode: 'status', status: 500, body: { mensagem: 'Serviço parado.' } },
    );
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá');
    await expect(page.getByText('Carregando…')).toBeHidden();
    await axeCheck(page);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Serviço parado.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await axeCheck(page);
  },
);

test.describe('320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

  // For other screens see `accessibility.spec.ts`, for public ones `recover-password.spec.ts`.
  // @rule R149
  test(
    'a large sum on the home and text at twice its size: nothing scrolls sideways',
    { tag: '@whole' },
    async ({ page, server }) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await server.faults({
        path: '/api/cupom/totaldesconto',
        mode: 'status',
        status: 200,
        body: { desconto: 123456789.01, dtaInclusao: null },
      });
      await enter(page, server, accounts.mercado);
      await expect(page.getByText('R$ 123.456.789,01').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('Saldo disponível');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await overflow(), 'a large sum').toBe(0);
      await server.faults();
      await page.reload();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('Saldo disponível');
      expect(await overflow(), 'large text').toBe(0);
    },
  );
});
