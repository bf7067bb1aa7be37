import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, fontsCome } from '../fixtures/actions.ts';
import { enter as follow } from '../fixtures/screens/gates.ts';
import { expect, test } from '../fixtures/test.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function scrollDown(page: Page, to: number): Promise<void> {
  await expect.poll(() => height(page)).toBeGreaterThan(to + 800);
  await page.evaluate((y) => scrollTo(0, y), to);
  await expect.poll(() => top(page)).toBe(to);
}

test(
  'a reload keeps the scroll position, another screen starts at its top',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    const offers = page.getByRole('heading', { name: 'Ofertas da semana' });
    await expect(offers).toBeVisible();
    await fontsCome(page);
    await scrollDown(page, 1100);
    for (const _ of [1, 2]) {
      await page.reload();
      await expect(offers).toBeVisible();
      await expect.poll(() => top(page)).toBe(1100);
    }
    await follow(page, '/compras');
    const compras = page.getByRole('heading', { level: 1, name: 'Compras' });
    await expect(compras).toBeVisible();
    await expect.poll(() => top(page)).toBe(0);
    await test.step('Back restores the scroll position, a link starts at the top', async () => {
      await expect(page.getByRole('button', { name: 'Próxima' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 300));
      await page.goBack();
      await expect(compras).toBeHidden();
      await expect.poll(() => top(page)).toBe(1100);
      await page.goForward();
      await expect(compras).toBeVisible();
      await expect.poll(() => top(page)).toBe(300);
      await follow(page, '/portal');
      await expect(offers).toBeVisible();
      await expect.poll(() => top(page)).toBe(0);
      await fontsCome(page);
      await scrollDown(page, 1100);
    });
    await test.step('a sign-in after a reload shows the top of the home', async () => {
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as Record<string, string>;
        localStorage.setItem('portal.user', JSON.stringify({ ...user, '.expires': '2020-01-01T00:00:00Z' }));
      });
      await page.reload();
      await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
      await page.getByLabel('Senha', { exact: true }).fill('clube123');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(offers).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await top(page)).toBe(0);
    });
  },
);
