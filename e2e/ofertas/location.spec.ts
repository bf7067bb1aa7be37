import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const BUSCA = 'Buscar por nome, bairro ou cidade';

const map = (page: Page) => page.getByRole('region', { name: 'Mapa das lojas' });
const marks = (page: Page) => map(page).getByRole('button', { name: /^(?:Loja|Vizinhança|Grupo)/ });
const list = (page: Page) => page.getByRole('list', { name: 'Lojas' });

async function look(page: Page): Promise<void> {
  await page.getByLabel(BUSCA).fill('piracicaba');
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  await expect(list(page).getByText('Sem localização no mapa.')).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await page.getByLabel(BUSCA).fill('xyz');
  await expect(page.getByText('Nenhuma loja encontrada para essa busca.')).toBeVisible();
  await page.getByLabel(BUSCA).fill('');
  await expect(marks(page).first()).toBeVisible();
}

async function seeGround(page: Page): Promise<void> {
  const ground = map(page).locator('.leaflet-ground-pane canvas');
  const land = () =>
    ground.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      return [...(canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [])].join();
    });
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(land).toBe('28,28,28,255');
  await page.emulateMedia({ contrast: null, colorScheme: 'light' });
  await expect.poll(land).toBe('246,239,226,255');
  // What lies over them takes no clicks, so that none of these would notice.
  await expect(map(page).locator('.leaflet-map-pane')).toHaveCSS('z-index', '0');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Afastar' }).click();
  await expect(map(page).getByText('Brasília')).toHaveCount(1);
  for (let step = 0; step < 4; step++)
    await page.getByRole('button', { name: 'Aproximar', exact: true }).click();
}

test('stores on the map and in the list: name, address to directions, phone to dial (S2.46, S2.47)', async ({
  page,
  server,
}) => {
  await enter(page, server, accounts.ana, '/location');
  await expect(page.getByRole('heading', { level: 1, name: 'Encontre Nossa Loja' })).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();

  await test.step('the drawn ground, in the theme’s colours, below the map’s own buttons (R58, R148)', async () =>
    seeGround(page));

  await test.step('the list', async () => {
    const first = list(page).getByRole('article', { name: 'Vizinhança Cambuí' });
    const address = first.getByRole('link', {
      name: 'Rua Coronel Quirino, 1045 – Cambuí – Campinas/SP, 13025-002',
    });
    await expect(address).toHaveAttribute('href', /^https:\/\/.*destination=-22\.89453%2C-47\.05211$/);
    await expect(address).toHaveAttribute('target', '_blank');
    await expect(address).toHaveAttribute('rel', /noopener/);
    const phone = first.getByRole('link', { name: '(19) 3251-4100' });
    await expect(phone).toHaveAttribute('href', 'tel:+551932514100');
  });

  await test.step('a mark opens its info window by keyboard; Escape closes it and gives the focus back (WCAG 2.1.1, WCAG 2.1.2, WCAG 2.4.3, eMAG 2.1)', async () => {
    const mark = map(page).getByRole('button', { name: 'Vizinhança Jundiaí', exact: true });
    await mark.focus();
    await page.keyboard.press('Enter');
    const info = page.getByRole('dialog', { name: 'Vizinhança Jundiaí' });
    await expect(info).toBeFocused();
    await expect(info.getByRole('link', { name: /Rua do Rosário, 315/ })).toBeVisible();
    const phone = info.getByRole('link', { name: '(11) 4586-8800' });
    await expect(phone).toHaveAttribute('href', 'tel:+551145868800');
    await axeCheck(page);
    await page.keyboard.press('Escape');
    await expect(info).toHaveCount(0);
    await expect(mark).toBeFocused();
  });

  await test.step('from the list to the map, and from one store to the next', async () => {
    const showOnMap = async (name: string) =>
      list(page).getByRole('article', { name }).getByRole('button', { name: 'Ver no mapa' }).click();
    await showOnMap('Vizinhança Cambuí');
    await expect(page.getByRole('dialog', { name: 'Vizinhança Cambuí' })).toBeInViewport();
    await showOnMap('Vizinhança Taquaral');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Vizinhança Taquaral' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('looking for a store; one whose place nobody knows stays in the list (R58)', async () =>
    look(page));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test(
  'stores or a map that do not come leave the rest, and come with the next try',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/api\/lojas/, /ERR_FAILED/, /Loading chunk/);
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await server.faults({ path: '/api/lojas', mode: 'hangup', times: 1 });
    const blocked = '**/assets/*.js';
    await page.route(blocked, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('leaflet-container')) await route.abort();
      else await route.fulfill({ response });
    });
    await enter(page, server, accounts.ana, '/location');
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await retry.click();
    await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();
    await expect(page.getByText('Não foi possível carregar o mapa')).toBeVisible();
    await expect(list(page).getByRole('article').first()).toBeVisible();
    await page.unroute(blocked);
    await retry.click();
    await expect(map(page)).toBeVisible();
  },
);
