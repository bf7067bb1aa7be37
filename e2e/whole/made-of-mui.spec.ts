import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PUBLIC = ['/register', '/recover-password', '/termos-aceite', '/acessibilidade'] as const;

/** MUI's elements on the settled screen. */
async function partsOfMui(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return page.locator('[class*=Mui]').count();
}

test('login and home contain no MUI', { tag: '@phone' }, async ({ page, server }) => {
  await page.goto('/');
  await page.getByLabel('CPF ou CNPJ').focus();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(await partsOfMui(page)).toBe(0);
  await enter(page, server, accounts.ana);
  await expect(page.getByRole('heading', { name: 'Ofertas da semana' })).toBeVisible();
  expect(await partsOfMui(page)).toBe(0);
});

// The signed-in ones: accessibility.spec.ts.
test(
  'every other public screen is made of MUI, its title too',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    for (const route of PUBLIC)
      await test.step(route, async () => {
        // Another query reloads the page: nothing of the previous screen stays.
        await page.goto(`/?${encodeURIComponent(route)}#${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveClass(/Mui/);
        expect(await partsOfMui(page), route).toBeGreaterThan(0);
      });
  },
);
