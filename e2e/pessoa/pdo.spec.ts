import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Serves a config.json with another brand. */
async function configure(page: Page, brand: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { brand: object };
    await route.fulfill({ json: { ...config, brand: { ...config.brand, ...brand } } });
  });
}

test(
  'data protection: the text, and the mailbox of the deployment; the chat has its place (S2.69, S2.70, C1.8)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await configure(page, { privacyMailbox: 'dados@mercado.example' });
    await enter(page, server, accounts.mercado, '/pdo');
    await expect(page.getByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeVisible();
    await expect(page.getByText('LGPD')).toBeVisible();
    await expect(page.getByRole('link', { name: 'dados@mercado.example' })).toHaveAttribute(
      'href',
      /^mailto:dados@mercado\.example\?subject=/,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axeCheck(page);
    await page.goto('/#/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat', exact: true })).toBeVisible();
    await axeCheck(page);
  },
);

test('without a mailbox the page says where else to ask', { tag: '@desktop' }, async ({ page, server }) => {
  await configure(page, { privacyMailbox: '' });
  await enter(page, server, accounts.ana, '/pdo');
  await expect(page.getByText('O canal para esses pedidos ainda não foi informado.')).toBeVisible();
  await expect(page.locator('[href^=mailto]')).toHaveCount(0);
  await page.getByRole('link', { name: 'uma de nossas lojas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Encontre Nossa Loja' })).toBeVisible();
});

test('the menu leads to each screen, in its order', async ({ page, server, viewport }) => {
  await enter(page, server, accounts.ana);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const isDrawer = (viewport?.width ?? 0) < 1024;
  const open = async () => {
    if (isDrawer) {
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Abrir menu' }).click();
    }
    await expect(menu).toBeVisible();
  };
  const mine = ['Tabloides', 'Encontre Nossa Loja', 'Termos do Programa', 'Fale com PDO'];
  await open();
  const labels = await menu.getByRole('link').allTextContents();
  expect(labels.filter((label) => mine.includes(label))).toEqual(mine);
  await page.keyboard.press('Escape');
  for (const label of mine) {
    await open();
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  }
});
