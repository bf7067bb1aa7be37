import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import type { Fault } from '../../server/http/faults.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const BUSCA = 'Buscar por nome, bairro ou cidade';

const lojas = (empresas: unknown): Fault => ({
  path: '/api/lojas',
  mode: 'status',
  status: 200,
  body: { statusCode: 200, data: { empresas } },
});

const loja = (id: number, latitude: unknown, longitude: unknown) => ({
  idEmpresa: id,
  idEmpFormato: '1',
  nomeFantasia: `Loja ${id}`,
  endereco: [{ logradouro: 'Rua A', logradouroNro: id, cidade: 'Campinas', uf: 'SP', latitude, longitude }],
  telefone: [{ numero: '1933334444' }],
});

const map = (page: Page) => page.getByRole('region', { name: 'Mapa das lojas' });
const marks = (page: Page) => map(page).getByRole('button', { name: /^(?:Loja|Vizinhança|Grupo)/ });
const list = (page: Page) => page.getByRole('list', { name: 'Lojas' });

/** A thousand stores: clusters, and a virtual list. */
async function seeMany(page: Page, server: ReferenceServer): Promise<void> {
  const empresas = Array.from({ length: 1000 }, (_, index) =>
    loja(index + 1, -23 + (index % 40) * 0.11, -47 - Math.floor(index / 40) * 0.13),
  );
  await server.faults(lojas(empresas));
  await page.reload();
  await expect(page.getByText('1000 lojas')).toBeVisible();
  await expect(marks(page).first()).toBeVisible();
  expect(await marks(page).count()).toBeLessThan(200);
  expect(await list(page).getByRole('article').count()).toBeLessThan(40);
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1000');

  await test.step('the list runs past from end to end', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(list(page).getByRole('article', { name: 'Loja 1000', exact: true })).toBeVisible();
    const { most, longest } = await page.evaluate(async () => {
      let worst = 0;
      let count = 0;
      new PerformanceObserver((seen) => {
        for (const { duration } of seen.getEntries()) worst = Math.max(worst, duration);
      }).observe({ type: 'longtask' });
      for (let top = document.body.scrollHeight; top > 0; top -= 8000) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        count = Math.max(count, document.querySelectorAll('main [aria-posinset]').length);
      }
      return { most: count, longest: worst };
    });
    // The time depends on the machine, the number of rendered rows does not.
    test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
    expect(most).toBeLessThan(60);
  });

  await test.step('a cluster opens by keyboard', async () => {
    const cluster = map(page).getByRole('button', { name: /Grupo de \d+ lojas, aproximar/ });
    await cluster.first().focus();
    await page.keyboard.press('Enter');
    await expect(map(page)).toBeFocused();
    await page.getByLabel(BUSCA).fill('Loja 777');
    await expect(list(page).getByRole('article')).toHaveCount(1);
    await list(page).getByRole('button', { name: 'Ver no mapa' }).click();
    await expect(page.getByRole('dialog', { name: 'Loja 777' })).toBeVisible();
  });
}

// @rule S7.5, R58, C1.5
test(
  'the map loads configured tiles, odd coordinates and a thousand stores',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allowHost('https://tiles.example');
    guard.allow(/tiles\.example/, /ERR_FAILED/);
    const asked: string[] = [];
    await page.route('https://tiles.example/**', async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      const attribution =
        '© <a href="https://mapas.example">Mapas</a><img src=x onerror="globalThis.hacked=1">';
      const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution };
      await route.fulfill({ json: { ...config, map: tiles } });
    });
    await server.faults(
      lojas([
        loja(1, '-22,90', '-47,06'),
        loja(2, -23.5, -46.6),
        loja(3, 0, 0),
        loja(4, '0.0', '0'),
        loja(5, null, null),
        loja(6, 'abc', '-47'),
        { idEmpresa: 7, idEmpFormato: 1, endereco: null, telefone: null },
      ]),
    );
    await enter(page, server, accounts.ana, '/location');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    await expect(page.getByRole('link', { name: 'Mapas' })).toHaveAttribute('href', 'https://mapas.example');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await expect(marks(page)).toHaveText([/Loja [12]/, /Loja [12]/]);
    await expect(page.getByText('7 lojas')).toBeVisible();
    await axeCheck(page);
    await test.step('they are reloaded when the network is back', async () => {
      const before = asked.length;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => asked.length).toBeGreaterThan(before);
    });
    await page.getByLabel(BUSCA).fill('Loja 7');
    await expect(list(page).getByRole('article', { name: 'Loja 7' })).toBeVisible();
    await test.step('a thousand stores stay smooth', async () => seeMany(page, server));
  },
);
