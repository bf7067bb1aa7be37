import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule S2.69, C1.8
test(
  'the drawer reaches every screen and the data copy names what is missing',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as { brand: object };
      const brand = { ...config.brand, privacyMailbox: 'dados@mercado.example' };
      await route.fulfill({ json: { ...config, brand } });
    });
    await enter(page, server, accounts.ana, '/chats');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const open = async () => {
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Abrir menu' }).click();
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
    await expect(page.getByRole('link', { name: 'dados@mercado.example' })).toBeVisible();
    await downloadData(page, server);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axeCheck(page);
  },
);

async function downloadData(page: Page, server: ReferenceServer): Promise<void> {
  await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 500 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    secoesComFalha: ['compras'],
    compras: { erro: 'Esta seção não pôde ser obtida.' },
    cadastro: { cpfCnpj: '52998224725' },
  });
  await expect(page.getByText('O arquivo foi baixado, mas não foi possível obter:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^compras$/ })).toBeVisible();
}
