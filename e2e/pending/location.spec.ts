import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import type { Fault } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

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

async function openLocation(page: Page): Promise<void> {
  await signIn(page, accounts.ana);
  await page.goto('/#/location');
  await expect(map(page)).toBeVisible();
}

test('the stores of the format, each with name, address to directions, phone to dial', async ({ page }) => {
  await openLocation(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Encontre Nossa Loja' })).toBeVisible();
  await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();
  const first = list(page).getByRole('article', { name: 'Vizinhança Cambuí' });
  const address = first.getByRole('link', {
    name: 'Rua Coronel Quirino, 1045 – Cambuí – Campinas/SP, 13025-002',
  });
  await expect(address).toHaveAttribute('href', /^https:\/\/.*destination=-22\.89453%2C-47\.05211$/);
  await expect(address).toHaveAttribute('target', '_blank');
  await expect(address).toHaveAttribute('rel', /noopener/);
  await expect(first.getByRole('link', { name: '(19) 3251-4100' })).toHaveAttribute(
    'href',
    'tel:+551932514100',
  );
  await page.getByLabel('Buscar por nome, bairro ou cidade').fill('piracicaba');
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  // Its coordinates are not known (R58).
  await expect(list(page).getByText('Sem localização no mapa.')).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await page.getByLabel('Buscar por nome, bairro ou cidade').fill('xyz');
  await expect(page.getByText('Nenhuma loja encontrada para essa busca.')).toBeVisible();
});

test('a mark opens its info window by keyboard; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openLocation(page);
  const mark = map(page).getByRole('button', { name: 'Vizinhança Jundiaí', exact: true });
  await mark.focus();
  await page.keyboard.press('Enter');
  const info = page.getByRole('dialog', { name: 'Vizinhança Jundiaí' });
  await expect(info).toBeFocused();
  await expect(info.getByRole('link', { name: /Rua do Rosário, 315/ })).toBeVisible();
  await expect(info.getByRole('link', { name: '(11) 4586-8800' })).toHaveAttribute(
    'href',
    'tel:+551145868800',
  );
  await axeCheck(page);
  await page.keyboard.press('Escape');
  await expect(info).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('from the list to the map, and from one store to the next', async ({ page }) => {
  await openLocation(page);
  const cambui = list(page).getByRole('article', { name: 'Vizinhança Cambuí' });
  await cambui.getByRole('button', { name: 'Ver no mapa' }).click();
  await expect(page.getByRole('dialog', { name: 'Vizinhança Cambuí' })).toBeInViewport();
  const taquaral = list(page).getByRole('article', { name: 'Vizinhança Taquaral' });
  await taquaral.getByRole('button', { name: 'Ver no mapa' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Vizinhança Taquaral' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('coordinates as text, with a comma, missing or 0,0', async ({ page, server }) => {
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
  await openLocation(page);
  await expect(marks(page)).toHaveText([/Loja [12]/, /Loja [12]/]);
  await expect(page.getByText('7 lojas')).toBeVisible();
  await page.getByLabel('Buscar por nome, bairro ou cidade').fill('Loja 7');
  await expect(list(page).getByRole('article', { name: 'Loja 7' })).toBeVisible();
});

test('a thousand stores: clusters and a list of what is near; the way to the last is short', async ({
  page,
  server,
}) => {
  const empresas = Array.from({ length: 1000 }, (_, index) =>
    loja(index + 1, -23 + (index % 40) * 0.11, -47 - Math.floor(index / 40) * 0.13),
  );
  await server.faults(lojas(empresas));
  await openLocation(page);
  await expect(page.getByText('1000 lojas')).toBeVisible();
  await expect(marks(page).first()).toBeVisible();
  expect(await marks(page).count()).toBeLessThan(120);
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(40);
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1000');
  const cluster = map(page).getByRole('button', { name: /Grupo de \d+ lojas, aproximar/ });
  await cluster.first().focus();
  await page.keyboard.press('Enter');
  await expect(map(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(list(page).getByRole('article', { name: 'Loja 1000', exact: true })).toBeVisible();
  // The longest task while the list runs past from end to end.
  const longest = await page.evaluate(async () => {
    let worst = 0;
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) worst = Math.max(worst, duration);
    }).observe({ type: 'longtask' });
    for (let top = document.body.scrollHeight; top > 0; top -= 4000) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    return worst;
  });
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  await page.getByLabel('Buscar por nome, bairro ou cidade').fill('Loja 777');
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await list(page).getByRole('button', { name: 'Ver no mapa' }).click();
  await expect(page.getByRole('dialog', { name: 'Loja 777' })).toBeVisible();
});

test('320 px wide nothing is cut, and axe finds nothing', async ({ page }) => {
  await openLocation(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axeCheck(page);
});
