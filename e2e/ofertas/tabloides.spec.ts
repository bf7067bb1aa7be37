import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { stopClock, watchWindows } from '../fixtures/browser/clock.ts';
import { expect, test } from '../fixtures/test.ts';

const card = (page: Page, nome: string) => page.getByRole('article').filter({ hasText: nome });
const visualizar = (page: Page) =>
  card(page, 'Semana Fresca').getByRole('button', { name: /Visualizar|Abrindo em nova aba…/ });

async function openOnce(page: Page): Promise<void> {
  const context = page.context();
  await context.route('**/arquivos/*.pdf', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>tabloide</title>' }),
  );
  const tabs: Page[] = [];
  context.on('page', (tab) => tabs.push(tab));
  const tab = context.waitForEvent('page');
  await visualizar(page).dblclick();
  await expect(visualizar(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(3000);
  const viewer = await tab;
  await viewer.waitForURL(/semana-verde\.pdf$/);
  expect(await viewer.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await expect(visualizar(page)).not.toHaveAttribute('aria-disabled');
  expect(tabs).toHaveLength(1);
  await viewer.close();
}

async function seeBlocked(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/tabloides?idEmpresa=1'));
  await page.clock.runFor(1);
  await expect(visualizar(page)).toBeVisible();
  await watchWindows(page, { blocked: true });
  await visualizar(page).click();
  await page.clock.runFor(3000);
  const link = card(page, 'Semana Fresca').getByRole('link', { name: 'Abrir tabloide' });
  await expect(link).toHaveAttribute('href', /\/arquivos\/semana-verde\.pdf$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(card(page, 'Padaria do Clube').getByRole('link', { name: 'Abrir tabloide' })).toHaveCount(0);
}

// @rule S2.43, S2.44, S9.4, R12, R13
test('Visualizar opens a new tab after three seconds', { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/tabloides?idEmpresa=1');
  await expect(page.getByRole('heading', { name: 'Semana Fresca' })).toBeVisible();

  await test.step('Baixar', async () => {
    const download = page.waitForEvent('download');
    await card(page, 'Semana Fresca').getByRole('link', { name: 'Baixar' }).click();
    expect((await download).suggestedFilename()).toBe('semana-verde.pdf');
  });

  await stopClock(page);

  // @rule S2.44, R12, R13
  await test.step('a double click opens one real tab, which has no hold on the portal', async () =>
    openOnce(page));

  const opened = await watchWindows(page);

  await test.step('after the wait, and said beforehand', async () => {
    await visualizar(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'nova aba' })).toHaveText(
      'O tabloide será aberto em uma nova aba.',
    );
    await expect(visualizar(page)).toBeFocused();
    await expect(visualizar(page)).toHaveAccessibleDescription('Semana Fresca');
    await page.clock.runFor(2900);
    expect(await opened()).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(opened).toEqual([expect.stringMatching(/\/arquivos\/semana-verde\.pdf$/)]);
    await expect(page.getByText('Abrindo em nova aba…')).toHaveCount(0);
  });

  await test.step('choosing another store, or leaving the screen, during the wait', async () => {
    await visualizar(page).click();
    await page.getByLabel('Loja').selectOption('2');
    await expect(page.getByRole('heading', { name: 'Fim de Semana' })).toBeVisible();
    await page.clock.runFor(5000);
    await page.getByLabel('Loja').selectOption('1');
    await visualizar(page).click();
    await page.evaluate(() => (location.hash = '#/promocoes'));
    // The router gets it a task later (adr/0014).
    await page.clock.runFor(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
    await page.clock.runFor(5000);
    expect(await opened()).toHaveLength(1);
  });

  await test.step('a blocked tab leaves a link in its place', async () => seeBlocked(page));

  await page.clock.resume();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axeCheck(page);
});
