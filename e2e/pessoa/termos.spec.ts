import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { stopClock } from '../fixtures/browser/clock.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const ACEITOS = '/api/termos/aceitos';
const HOSTILE = `<h2>Regras</h2><p onclick="globalThis.hacked=1">Texto</p><script>globalThis.hacked=1</script>
<img src="data:," onerror="globalThis.hacked=1"><a href="javascript:globalThis.hacked=1">clique</a>`;

const card = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome });
const privacidade = (page: Page) => page.getByRole('button', { name: 'Política de Privacidade' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Política de Privacidade' });

async function seeHostile(page: Page, server: ReferenceServer): Promise<void> {
  const context = page.context();
  const body = { idTermo: 3, termo: HOSTILE };
  await server.faults({ path: '/api/termo/*', mode: 'status', status: 200, body });
  await page.reload();
  await privacidade(page).click();
  await page.clock.fastForward(1500);
  await expect(modal(page).getByRole('heading', { name: 'Regras' })).toBeVisible();
  await modal(page).getByText('Texto').click();
  const imprimir = modal(page).getByRole('button', { name: 'Imprimir' });
  const opened = context.waitForEvent('page');
  await imprimir.click();
  const print = await opened;
  await expect(print.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(print).toHaveTitle('Política de Privacidade');
  await expect(print.getByRole('heading', { name: 'Regras' })).toBeVisible();
  await print.getByText('Texto').click();
  expect(await print.locator('script, [onclick], [onerror], [href^=javascript]').count()).toBe(0);
  for (const tab of [page, print]) expect(await tab.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await print.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await page.evaluate(() => (globalThis.open = () => null));
  await imprimir.click();
  await expect(page.getByText('Não foi possível abrir a janela de impressão.').first()).toBeVisible();
  await expect(modal(page)).toBeVisible();
}

// @rule S2.68, S8.9, S9.4, R11
test(
  'an accepted term opens after 1.5 s, sanitised',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    // Records the print window instead of printing.
    await context.addInitScript(() => {
      globalThis.print = () => void (document.documentElement.dataset['printed'] = 'yes');
    });
    const { get } = await server.signedIn(accounts.ana);
    const [first] = (await get(ACEITOS)) as { ip: string; dtaAceite: string }[];
    await enter(page, server, accounts.ana, '/termos');
    await expect(page.getByRole('heading', { level: 1, name: 'Termos do Programa' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Política de Privacidade',
      'Regulamento do Programa',
      'Regulamento de 2023',
    ]);
    const [year, month, day] = (first?.dtaAceite ?? '').slice(0, 10).split('-');
    await expect(card(page, 'Política de Privacidade')).toContainText('IP201.48.77.10');
    await expect(card(page, 'Política de Privacidade')).toContainText(`Aceito em${day}/${month}/${year}`);

    await test.step('leaving the screen during the wait opens nothing', async () => {
      await stopClock(page);
      await privacidade(page).click();
      await page.evaluate(() => (location.hash = '#/pdo'));
      // The router gets it a task later (adr/0014).
      await page.clock.runFor(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeVisible();
      await page.clock.runFor(5000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.evaluate(() => (location.hash = '#/termos'));
      await page.clock.runFor(1);
      await expect(privacidade(page)).toBeVisible();
    });

    await test.step('opens after 1.5 s, once', async () => {
      await card(page, 'Política de Privacidade').click();
      await expect(page.getByText('Abrindo termo…')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'termo' })).toHaveText(
        'O termo será aberto em instantes.',
      );
      await privacidade(page).click({ force: true });
      await page.clock.runFor(1450);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(modal(page)).toBeVisible();
      await page.clock.resume();
      await expect(modal(page).getByRole('heading', { name: 'Quais dados tratamos' })).toBeVisible();
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(privacidade(page)).toBeFocused();
    });

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // @rule S8.9, R11
    await test.step('hostile HTML runs nothing, a blocked print window says so', async () =>
      seeHostile(page, server));
  },
);

// @rule R148
test(
  'while a term opens forced colours grey no title',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await enter(page, server, accounts.ana, '/termos');
    await expect(privacidade(page)).toBeVisible();
    await stopClock(page);
    await privacidade(page).click();
    await expect(privacidade(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(privacidade(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  },
);
