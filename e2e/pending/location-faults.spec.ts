import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Mapa das lojas' });
const list = (page: Page) => page.getByRole('list', { name: 'Lojas' });

test('with tiles: they come from the configured address, with their source; without an answer the rest works', async ({
  page,
  guard,
}) => {
  guard.allowHost('https://tiles.example');
  const asked: string[] = [];
  await page.route('https://tiles.example/**', async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  guard.allow(/tiles\.example/, /ERR_FAILED/);
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    const attribution =
      '© <a href="https://mapas.example">Mapas</a><img src=x onerror="globalThis.hacked=1">';
    await route.fulfill({
      json: { ...config, map: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution } },
    });
  });
  await signIn(page, accounts.ana);
  await page.goto('/#/location');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: 'Mapas' })).toHaveAttribute('href', 'https://mapas.example');
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  await expect(map(page).getByRole('button', { name: 'Vizinhança Jundiaí' })).toBeVisible();
  await axeCheck(page);
});

test('stores that do not come leave the page, and come with the next try', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/api\/lojas/, /contract: lojas/);
  await signIn(page, accounts.ana);
  for (const mode of ['status', 'hangup', 'html'] as const) {
    await server.faults({ path: '/api/lojas', mode, status: 500, times: 1 });
    await page.goto('/#/location');
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry, mode).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/#/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  }
  await server.faults({ path: '/api/lojas', mode: 'badStatusCode', times: 1 });
  await page.goto('/#/location');
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();
});

test('a map whose code does not come leaves the list, and comes with the next try', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/, /Loading chunk/);
  await signIn(page, accounts.ana);
  await page.goto('/#/chats');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  const blocked = '**/assets/*.js';
  // What the screen itself needs comes first.
  await page.route(blocked, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('leaflet-container')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto('/#/location');
  await expect(page.getByText('Não foi possível carregar o mapa')).toBeVisible();
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.unroute(blocked);
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(map(page)).toBeVisible();
});
