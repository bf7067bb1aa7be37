import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { ROUTES } from '../fixtures/screens/routes.ts';
import { expect, test } from '../fixtures/test.ts';

const SCREENS = ['/portal', '/voucher', '/promocoes', '/campanha/1/resgates', '/perfil'] as const;

/** What is left of the portal's frame and controls on paper. */
async function expectNoControls(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

for (const route of SCREENS) {
  // @rule R143
  test(
    `${route} prints without bars and buttons`,
    { tag: ['@desktop', '@whole'] },
    async ({ page, server }) => {
      await enter(page, server, accounts.ana, route);
      await expect(page.getByText(ROUTES[route].shows).first()).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectNoControls(page);
    },
  );
}

// @rule R143
test(
  'the till code is alone on paper over a screen without a list',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    await page.getByRole('button', { name: 'Mostrar meu código' }).click();
    const code = page.getByRole('dialog', { name: 'Meu código' });
    await expect(code.getByRole('img')).toHaveCount(2);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('#root')).toBeHidden();
    await expect(code.getByText('brilho da tela')).toBeHidden();
    await expect(code.getByRole('img')).toHaveCount(2);
  },
);
