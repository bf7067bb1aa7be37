import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { UNSEEN_FOCUS } from '../fixtures/look/focus-ring.ts';
import { expect, onBoth, test } from '../fixtures/test.ts';

/** Screens with a form, and their titles. */
const SIGNED_OUT = { '/register': 'Criar conta', '/recover-password': 'Recuperar senha' };
const SIGNED_IN = {
  '/perfil': 'Meu perfil',
  '/change-password': 'Alterar senha',
  '/minhas-preferencias': 'Minhas preferências',
  '/promocoes': 'Ofertas Exclusivas',
  '/location': 'Encontre Nossa Loja',
  '/lista': 'Lista de compras',
};

/** Controls without a visible focus in some theme; a key press enables :focus-visible. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  // The app hydrates the form.
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const { looked, unseen } = await page.evaluate<{ looked: number; unseen: string[] }>(UNSEEN_FOCUS);
  expect(unseen).toEqual([]);
  expect(looked).toBeGreaterThan(3);
}

async function eachShowsItsFocus(
  page: Page,
  isPhone: boolean,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [route, title] of Object.entries(screens))
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect(page).toHaveTitle(new RegExp(`^${title} – `));
      const filters = page.getByRole('button', { name: 'Filtrar e ordenar' });
      if (route === '/promocoes' && isPhone) await filters.click();
      await expect(page.locator('main input:not([hidden])').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectVisibleFocus(page);
    });
}

onBoth(() => {
  // @rule R148
  test(
    'each part of each form shows its focus in every theme',
    { tag: '@whole' },
    async ({ page, server, isMobile: isPhone }) => {
      await page.goto('/');
      await expectVisibleFocus(page);
      await eachShowsItsFocus(page, isPhone, SIGNED_OUT);
      await enter(page, server, accounts.ana);
      await eachShowsItsFocus(page, isPhone, SIGNED_IN);
    },
  );
});
