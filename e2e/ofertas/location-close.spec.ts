import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Mapa das lojas' });
const marks = (page: Page) => map(page).locator('.leaflet-marker-icon:not(.town)');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

type Place = readonly [nome: string, latitude: number, longitude: number];

async function openWith(page: Page, server: ReferenceServer, places: readonly Place[]): Promise<void> {
  const empresas = places.map(([nomeFantasia, latitude, longitude], index) => ({
    idEmpresa: index + 1,
    idEmpFormato: 1,
    nomeFantasia,
    endereco: [{ logradouro: 'Rua A', cidade: 'Campinas', uf: 'SP', latitude, longitude }],
    telefone: [],
  }));
  await server.faults({ path: '/api/lojas', mode: 'status', status: 200, body: { empresas } });
  await enter(page, server, accounts.ana, '/location');
  await expect(marks(page).first()).toBeVisible();
}

/** Three metres are six pixels at the last zoom, fifteen are thirty. */
const CLOSE: readonly Place[] = [
  ['Mercado', -22.9, -47.06],
  ['Padaria', -22.90003, -47.06],
  ['Posto', -22.9, -47.05986],
  ['Farmácia', -22.90035, -47.0601],
];

// @rule R292
test('each store is reached on the map, however close', { tag: '@desktop' }, async ({ page, server }) => {
  await openWith(page, server, CLOSE);
  await map(page).getByRole('button', { name: 'Grupo de 4 lojas, aproximar' }).click();
  const names = new Set<string>();
  const group = map(page).getByRole('button', { name: 'Grupo de 3 lojas, ver quais' });
  await expect(group).toBeVisible();
  for (const mark of await marks(page).all()) {
    // A press on a mark that still moves with the map may miss it.
    await expect(page.locator('.leaflet-pan-anim, .leaflet-zoom-anim')).toHaveCount(0);
    await mark.click();
    const shown = page.getByRole('dialog');
    await expect(shown).toBeFocused();
    const label = (await shown.getAttribute('aria-label')) ?? '';
    // What a mark is called is what opens.
    if (label !== '3 lojas neste lugar') {
      expect(await mark.innerText()).toContain(label);
      names.add(label);
    }
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  }
  for (const name of ['Mercado', 'Padaria', 'Posto']) {
    await group.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: '3 lojas neste lugar' });
    await expect(list).toBeFocused();
    if (name === 'Mercado') await axeCheck(page);
    await list.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name, exact: true })).toBeFocused();
    names.add(name);
  }
  expect([...names].sort()).toEqual(['Farmácia', 'Mercado', 'Padaria', 'Posto']);
  await card(page, 'Padaria').getByRole('button', { name: 'Ver no mapa' }).click();
  await expect(page.getByRole('dialog', { name: 'Padaria' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

// @rule R292, R293
test(
  'a finger opens a group, a swipe on the map scrolls the page',
  { tag: '@phone' },
  async ({ page, server }) => {
    // One store has a latitude without its sign.
    await openWith(page, server, [...CLOSE, ['Longe', 22.9, -47.06]]);
    const cdp = await page.context().newCDPSession(page);
    /** A finger's way across the map, in ten steps. */
    const swipe = async (xWay: number, yWay: number) => {
      const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = (step: number) => [
        { x: x + width / 2 + (xWay * step) / 10, y: y + height * 0.7 + (yWay * step) / 10 },
      ];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 10; step += 1)
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const pane = async () => map(page).locator('.leaflet-map-pane').getAttribute('style');
    const before = await pane();
    await swipe(0, -150);
    await expect.poll(async () => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await pane()).toBe(before);
    let scrolled = -1;
    await expect
      .poll(async () => scrolled === (scrolled = await page.evaluate(() => scrollY)), { intervals: [200] })
      .toBe(true);
    // Chromium takes a touch back when the page's thread is busy for long.
    await expect(async () => {
      await swipe(80, 5);
      await expect.poll(pane, { timeout: 2_000 }).not.toBe(before);
    }).toPass();

    await page.getByRole('button', { name: 'Grupo de 4 lojas, aproximar' }).tap();
    await page.getByRole('button', { name: 'Grupo de 3 lojas, ver quais' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Posto' }).tap();
    await expect(page.getByRole('dialog', { name: 'Posto' })).toBeVisible();
    await card(page, 'Longe').getByRole('button', { name: 'Ver no mapa' }).tap();
    await expect(page.getByRole('dialog', { name: 'Longe' })).toBeInViewport();
  },
);
