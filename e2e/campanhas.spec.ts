import type { Locator, Page } from '@playwright/test';
import { accounts } from './fixtures/accounts.ts';
import { axeCheck, enter } from './fixtures/actions.ts';
import { expect, test } from './fixtures/test.ts';

test('from the campaigns to the rules, to the details by keyboard, and back', async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/campanhas');
  const main = page.getByRole('main');
  const panelas = main.getByRole('article').filter({ hasText: 'Junte e Troque Panelas' });

  await test.step('the list, under its group', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Campanhas');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Campanhas do Clube');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Junte e Troque Panelas',
      'Selos da Feira',
      'Café em Dobro',
      'Natal Solidário',
    ]);
    await axeCheck(page);
  });

  await test.step('one window of the rules for a double click, which has no hold on the portal', async () =>
    seeRules(page, panelas));

  await test.step('a campaign without rules says so', async () => {
    const cafe = main.getByRole('article').filter({ hasText: 'Café em Dobro' });
    await cafe.getByRole('button', { name: 'Regulamento' }).click();
    await expect(page.getByText('Regulamento não disponível', { exact: true })).toBeVisible();
  });

  await test.step('the details, by keyboard', async () => seeDetalhes(page, panelas));

  await test.step('a campaign that offers no exchange keeps its two tiles closed', async () => {
    await page.goto('/#/campanha/2/detalhes');
    await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('4 selos');
    await expect(main.getByRole('button', { name: /^Trocar meus pontos/ })).toBeDisabled();
    await expect(main.getByRole('button', { name: /^Minhas Trocas/ })).toBeDisabled();
    await axeCheck(page);
  });
});

async function seeRules(page: Page, card: Locator): Promise<void> {
  const context = page.context();
  const opened: unknown[] = [];
  context.on('page', (tab) => opened.push(tab));
  const tab = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Regulamento' }).dblclick();
  const rules = await tab;
  await expect(rules.getByRole('heading', { level: 1 }).first()).toHaveText('Regulamento');
  await expect(rules.getByRole('heading', { name: 'Regulamento: Junte e Troque Panelas' })).toBeVisible();
  expect(await rules.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await rules.close();
  await expect(card.getByRole('button', { name: 'Regulamento' })).not.toHaveAttribute('aria-disabled');
  expect(opened).toHaveLength(1);
}

async function seeDetalhes(page: Page, card: Locator): Promise<void> {
  const main = page.getByRole('main');
  await card.getByRole('link', { name: 'Detalhes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/campanha\/1\/detalhes$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Junte e Troque Panelas');
  await expect(main.getByRole('region', { name: 'Saldo de pontos' })).toContainText('305 pontos');
  await axeCheck(page);
  // 320 px on a phone.
  const width = (page.viewportSize()?.width ?? 360) - 40;
  await page.setViewportSize({ width, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await main.getByRole('link', { name: 'Voltar' }).press('Enter');
  await expect(page).toHaveURL(/#\/campanhas$/);
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
