import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { ROUTES } from '../fixtures/screens/routes.ts';
import { expect, test } from '../fixtures/test.ts';

const avatar = (page: Page) => page.getByRole('button', { name: 'Minha conta' });
const openModes = async (page: Page) => {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: 'Aparência' }).click();
};
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.tema);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

// @rule R148
test(
  'the theme chosen in the avatar menu survives a reload, from the first paint on',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page, server, accounts.ana, '/chats');
    expect(await scheme(page)).toBe('light');
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await openModes(page);
    await page.getByRole('menuitemradio', { name: 'Tema escuro' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(dark).not.toBe(light);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    expect(await scheme(page)).toBe('dark');
    await openModes(page);
    await expect(page.getByRole('menuitemradio', { name: 'Tema escuro' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Alto contraste' }).click();
    await expect.poll(() => scheme(page)).toBe('contrast');
    await page.reload({ waitUntil: 'commit' });
    // Before the app's parts have loaded.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(0, 0, 0)');
    await openModes(page);
    await expect(page.getByRole('menuitemradio', { name: 'Alto contraste' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Tema do aparelho' }).click();
    await expect.poll(() => scheme(page)).toBe('light');
  },
);

test(
  'by keyboard on a desktop: past the bar, the side menu and the avatar menu',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    await expect(menu(page)).toBeVisible();
    await test.step('the skip link leads past the bar', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/#\/chats$/);
    });
    // @rule S2.7
    await test.step('the side menu is beside the screen and collapses', async () => {
      await page.getByRole('button', { name: 'Fechar menu' }).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeHidden();
      const button = page.getByRole('button', { name: 'Abrir menu' });
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
    });
    await test.step('the avatar menu: opens, moves, closes with Escape, gives the focus back', async () => {
      await avatar(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      // By label: behind an open menu it has no role.
      await expect(page.getByLabel('Minha conta')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(avatar(page)).toBeFocused();
    });
  },
);

// @rule R213
test(
  'a deactivated registration is said on every signed-in screen',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, request }) => {
    const { token } = await server.signedIn(accounts.ana);
    const answer = await request.post('/api/pessoa/desativar/PortalWeb', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok()).toBe(true);
    await enter(page, server, accounts.ana, '/chats');
    const strip = page.getByText(
      /^Seu cadastro está desativado\. Você ainda tem \d+ horas e \d+ minutos? para/,
    );
    await expect(strip).toBeVisible();
    const { '/acessibilidade': _, ...screens } = ROUTES;
    for (const [route, { title }] of Object.entries(screens))
      await test.step(route, async () => {
        await page.goto(`/#${route}`);
        await expect(page).toHaveTitle(`${title} – Clube Vizinhança`);
        const main = page.getByRole('main');
        // The way back itself, which says the time as well.
        if (route === '/perfil') await expect(main.getByRole('button', { name: 'Reativar' })).toBeVisible();
        else {
          await expect(main.locator(strip)).toBeVisible();
          await expect(main.getByRole('link', { name: 'Reativar' })).toHaveAttribute(
            'href',
            /#\/perfil\?reativar$/,
          );
        }
      });
  },
);
