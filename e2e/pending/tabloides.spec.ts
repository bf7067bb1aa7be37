import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { stopClock, watchWindows } from '../fixtures/clock.ts';
import { expect, test } from '../fixtures/test.ts';

const LOJA_1 = '#/tabloides?idEmpresa=1';

async function openTabloides(page: Page): Promise<void> {
  await signIn(page, accounts.ana);
  await page.goto(`/${LOJA_1}`);
  await expect(page.getByRole('heading', { name: 'Semana Fresca' })).toBeVisible();
}

const card = (page: Page, nome: string) => page.getByRole('article').filter({ hasText: nome });
const visualizar = (page: Page) =>
  card(page, 'Semana Fresca').getByRole('button', { name: /Visualizar|Abrindo em nova aba…/ });

for (const account of Object.values(accounts)) {
  test(`${account.nome}: the home card leads to the leaflets of the chosen store`, async ({
    page,
    server,
  }) => {
    // Pending terms would stand before the home.
    await server.faults({
      path: '/api/termosaceite/*',
      mode: 'status',
      status: 200,
      body: { aceitouTermos: true },
    });
    await signIn(page, account);
    const link = page.getByRole('link', { name: 'Ver tabloides' });
    await expect(link).toHaveAttribute('href', '#/tabloides?idEmpresa=1');
    await page.goto('/#/tabloides?idEmpresa=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Tabloides' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Fim de Semana',
      'Padaria do Clube',
      'Especial de Natal',
    ]);
    await page.reload();
    await expect(page.getByLabel('Loja')).toHaveValue('2');
    await page.getByLabel('Loja').selectOption('1');
    await expect(page).toHaveURL(/#\/tabloides\?idEmpresa=1$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Semana Fresca');
  });
}

test('a leaflet without url says so and has neither button', async ({ page }) => {
  await openTabloides(page);
  const natal = card(page, 'Especial de Natal');
  await expect(natal.getByText('Erro ao carregar tabloide.', { exact: true })).toBeVisible();
  await expect(natal.getByRole('button')).toHaveCount(0);
  await expect(natal.getByRole('link')).toHaveCount(0);
});

test('Visualizar opens the leaflet in a new tab after three seconds, not before', async ({ page }) => {
  await openTabloides(page);
  await stopClock(page);
  const opened = await watchWindows(page);
  await visualizar(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'nova aba' })).toHaveText(
    'O tabloide será aberto em uma nova aba.',
  );
  await page.clock.runFor(2900);
  expect(await opened()).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(opened).toEqual([expect.stringMatching(/\/arquivos\/semana-verde\.pdf$/)]);
  await expect(page.getByText('Abrindo em nova aba…')).toHaveCount(0);
});

test('a double click opens one real tab, which has no hold on the portal', async ({ page, context }) => {
  await openTabloides(page);
  await context.route('**/arquivos/*.pdf', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>tabloide</title>' }),
  );
  const tabs: Page[] = [];
  context.on('page', (tab) => tabs.push(tab));
  const tab = context.waitForEvent('page');
  await visualizar(page).dblclick();
  await expect(visualizar(page)).toHaveAttribute('aria-disabled', 'true');
  const viewer = await tab;
  await viewer.waitForURL(/semana-verde\.pdf$/);
  expect(await viewer.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await expect(visualizar(page)).not.toHaveAttribute('aria-disabled');
  expect(tabs).toHaveLength(1);
});

test('leaving the screen during the wait opens nothing', async ({ page }) => {
  await openTabloides(page);
  await stopClock(page);
  const opened = await watchWindows(page);
  await visualizar(page).click();
  await page.evaluate(() => (location.hash = '#/promocoes'));
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await opened()).toEqual([]);
});

test('choosing another store during the wait opens nothing', async ({ page }) => {
  await openTabloides(page);
  await stopClock(page);
  const opened = await watchWindows(page);
  await visualizar(page).click();
  await page.getByLabel('Loja').selectOption('2');
  await expect(page.getByRole('heading', { name: 'Fim de Semana' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await opened()).toEqual([]);
});

test('a blocked tab leaves a link in its place', async ({ page }) => {
  await openTabloides(page);
  await stopClock(page);
  await watchWindows(page, { blocked: true });
  await visualizar(page).click();
  await page.clock.runFor(3000);
  const link = card(page, 'Semana Fresca').getByRole('link', { name: 'Abrir tabloide' });
  await expect(link).toHaveAttribute('href', /\/arquivos\/semana-verde\.pdf$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(card(page, 'Padaria do Clube').getByRole('link', { name: 'Abrir tabloide' })).toHaveCount(0);
  await axeCheck(page);
});

test('Baixar saves the file', async ({ page }) => {
  await openTabloides(page);
  const download = page.waitForEvent('download');
  await card(page, 'Semana Fresca').getByRole('link', { name: 'Baixar' }).click();
  expect((await download).suggestedFilename()).toBe('semana-verde.pdf');
});

test('a leaflet of another host opens in a new tab; an address that is no web address is none', async ({
  page,
  server,
}) => {
  await server.faults({
    path: '/api/tabloides/ativos',
    mode: 'status',
    status: 200,
    body: {
      data: [
        { nomeExibicao: 'De fora', url: 'https://cdn.example/a.pdf', thumbnail: null },
        { nomeExibicao: 'Hostil', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)' },
      ],
    },
  });
  await signIn(page, accounts.ana);
  await page.goto(`/${LOJA_1}`);
  const baixar = card(page, 'De fora').getByRole('link', { name: 'Baixar' });
  await expect(baixar).toHaveAttribute('target', '_blank');
  await expect(baixar).toHaveAttribute('rel', /noopener/);
  await expect(baixar).not.toHaveAttribute('download');
  await expect(card(page, 'Hostil').getByText('Erro ao carregar tabloide.')).toBeVisible();
  await expect(card(page, 'Hostil').getByRole('link')).toHaveCount(0);
});

test('leaflets that do not come leave the page, and come with the next try', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/tabloides\/ativos/, /contract: tabloides/);
  await signIn(page, accounts.ana);
  const modes = ['status', 'hangup', 'html', 'badStatusCode', 'brokenBody'] as const;
  for (const [place, mode] of modes.entries()) {
    await server.faults({ path: '/api/tabloides/ativos', mode, status: 500, times: 1 });
    await page.goto(`/#/tabloides?idEmpresa=${place + 1}`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry, mode).toBeVisible();
    await expect(page.getByLabel('Loja')).toHaveValue(String(place + 1));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Padaria do Clube' })).toBeVisible();
  }
});

test('no leaflets are said in words, whatever the envelope', async ({ page, server }) => {
  await signIn(page, accounts.ana);
  const bodies = [{ data: null }, { data: [] }, { statusCode: 200, data: { data: null } }, []];
  for (const [place, body] of bodies.entries()) {
    await server.faults({ path: '/api/tabloides/ativos', mode: 'status', status: 200, body });
    await page.goto(`/#/tabloides?idEmpresa=${place + 1}`);
    await expect(page.getByLabel('Loja')).toHaveValue(String(place + 1));
    await expect(page.getByText('Nenhum tabloide disponível para esta loja no momento.')).toBeVisible();
  }
});

test('leaflets by keyboard, at 320 px, and for axe', async ({ page }) => {
  await openTabloides(page);
  const opened = await watchWindows(page);
  await visualizar(page).focus();
  await page.keyboard.press('Enter');
  await expect(visualizar(page)).toBeFocused();
  await expect(visualizar(page)).toHaveAccessibleDescription('Semana Fresca');
  await expect.poll(opened).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axeCheck(page);
});
