import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { stopClock } from '../fixtures/clock.ts';
import { expect, test } from '../fixtures/test.ts';

const HOSTILE = `<h2>Regras</h2><p onclick="globalThis.hacked=1">Texto</p><script>globalThis.hacked=1</script>
<img src="data:," onerror="globalThis.hacked=1"><a href="javascript:globalThis.hacked=1">clique</a>`;

const card = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome });
const privacidade = (page: Page) => page.getByRole('button', { name: 'Política de Privacidade' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Política de Privacidade' });

async function openTermos(page: Page): Promise<void> {
  await signIn(page, accounts.ana);
  await page.goto('/#/termos');
  await expect(privacidade(page)).toBeVisible();
}

/** Keeps what a print window shows, and prints nothing. */
async function watchPrints(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    globalThis.print = () => void (document.documentElement.dataset.printed = 'yes');
  });
}

test('each accepted term: type, address and date of acceptance', async ({ page, server }) => {
  await openTermos(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos do Programa' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Política de Privacidade',
    'Regulamento do Programa',
    'Regulamento de 2023',
  ]);
  const { get } = await server.signedIn(accounts.ana);
  const [first] = (await get('/api/termos/aceitos')) as { ip: string; dtaAceite: string }[];
  const [year, month, day] = (first?.dtaAceite ?? '').slice(0, 10).split('-');
  await expect(card(page, 'Política de Privacidade')).toContainText('IP201.48.77.10');
  await expect(card(page, 'Política de Privacidade')).toContainText(`Aceito em${day}/${month}/${year}`);
});

for (const [account, text] of [
  [accounts.mercado, 'Regulamento do Programa'],
  [accounts.bruno, 'Nenhum termo aceito até o momento.'],
] as const) {
  test(`${account.nome} sees '${text}'`, async ({ page, server }) => {
    // Pending terms would stand before the screen.
    await server.faults({
      path: '/api/termosaceite/*',
      mode: 'status',
      status: 200,
      body: { aceitouTermos: true },
    });
    await signIn(page, account);
    await page.goto('/#/termos');
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('a click opens the text after 1.5 s, not before; a second click does nothing', async ({ page }) => {
  await openTermos(page);
  await stopClock(page);
  await card(page, 'Política de Privacidade').click();
  await expect(page.getByText('Abrindo termo…')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'termo' })).toHaveText(
    'O termo será aberto em instantes.',
  );
  await page.getByRole('button', { name: 'Regulamento de 2023' }).click({ force: true });
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

test('leaving the screen during the wait opens nothing', async ({ page }) => {
  await openTermos(page);
  await stopClock(page);
  await privacidade(page).click();
  await page.evaluate(() => (location.hash = '#/pdo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hostile text runs nothing in the modal, and nothing in print', async ({ page, server, context }) => {
  await watchPrints(page);
  await server.faults({
    path: '/api/termo/*',
    mode: 'status',
    status: 200,
    body: { idTermo: 3, termo: HOSTILE },
  });
  await openTermos(page);
  await privacidade(page).click();
  await expect(modal(page).getByRole('heading', { name: 'Regras' })).toBeVisible();
  await modal(page).getByText('Texto').click();
  const opened = context.waitForEvent('page');
  await modal(page).getByRole('button', { name: 'Imprimir' }).click();
  const print = await opened;
  await expect(print.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(print).toHaveTitle('Política de Privacidade');
  await expect(print.getByRole('heading', { name: 'Regras' })).toBeVisible();
  await print.getByText('Texto').click();
  expect(await print.locator('script, [onclick], [onerror], [href^=javascript]').count()).toBe(0);
  for (const tab of [page, print]) expect(await tab.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await print.evaluate(() => globalThis.opener as unknown)).toBeNull();
});

test('a blocked print window is said', async ({ page }) => {
  await openTermos(page);
  await privacidade(page).click();
  await page.evaluate(() => (globalThis.open = () => null));
  await modal(page).getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir a janela de impressão.');
  await expect(modal(page)).toBeVisible();
});

test('a term without its code is said, and nothing opens', async ({ page, server }) => {
  const body = [{ idTermo: null, nomeTipo: 'Política de Privacidade', tipo: 'X', ip: null, dtaAceite: null }];
  await server.faults({ path: '/api/termos/aceitos', mode: 'status', status: 200, body });
  await openTermos(page);
  await privacidade(page).click();
  await expect(page.getByRole('alert')).toContainText('Ops! Código do termo não foi repassado');
  await expect(page.getByText('Abrindo termo…')).toHaveCount(0);
});

test('terms and texts that do not come are said, and come with the next try', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/api\/termos?\//, /contract: termo/);
  await signIn(page, accounts.ana);
  await server.faults(
    { path: '/api/termos/aceitos', mode: 'html', times: 1 },
    { path: '/api/termo/3', mode: 'hangup', times: 1 },
  );
  await page.goto('/#/termos');
  const main = page.getByRole('main');
  await expect(main.getByText('Ops! Não foi possível carregar os termos.', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Tentar novamente' }).click();
  await privacidade(page).click();
  await expect(
    modal(page).getByText('Ops! Não foi possível carregar os termos.', { exact: true }),
  ).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(modal(page).getByRole('heading', { name: 'Quais dados tratamos' })).toBeVisible();
});

test('320 px wide nothing is cut, and axe finds nothing', async ({ page }) => {
  await openTermos(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axeCheck(page);
});
