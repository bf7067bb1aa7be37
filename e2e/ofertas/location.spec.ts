import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { enlargeText, lostText } from '../fixtures/look/reflow.ts';
import { expect, test } from '../fixtures/test.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Mapa das lojas' });
const list = (page: Page) => page.getByRole('list', { name: 'Lojas' });

const showOnMap = async (page: Page, name: string) =>
  list(page).getByRole('article', { name }).getByRole('button', { name: 'Ver no mapa' }).click();

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
  // Overlays ignore clicks, so that clicks would not detect them.
  await expect(map(page).locator('.leaflet-map-pane')).toHaveCSS('z-index', '0');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Afastar' }).click();
  await expect(map(page).getByText('Brasília')).toHaveCount(1);
  for (let step = 0; step < 4; step++)
    await page.getByRole('button', { name: 'Aproximar', exact: true }).click();
}

/** The open info window under map moves and searches. */
async function seeOpenWindow(page: Page): Promise<void> {
  await test.step('choosing a store again recentres the map', async () => {
    const shown = page.getByRole('dialog', { name: 'Vizinhança Cambuí' });
    // It takes the focus once mounted.
    await expect(shown).toBeFocused();
    await map(page).focus();
    // Keys during a map move are ignored. Shift moves three times as far.
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(shown).not.toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await showOnMap(page, 'Vizinhança Cambuí');
    await expect(shown).toBeInViewport();
    await expect(shown).toBeFocused();
  });

  await test.step("a search that hides the open store keeps the field's focus", async () => {
    await showOnMap(page, 'Vizinhança Cambuí');
    await expect(page.getByRole('dialog', { name: 'Vizinhança Cambuí' })).toBeFocused();
    const search = page.getByRole('searchbox');
    await search.click();
    await search.pressSequentially('sorocaba');
    await expect(search).toHaveValue('sorocaba');
    await expect(search).toBeFocused();
    await search.fill('');
    await expect(list(page).getByRole('article', { name: 'Vizinhança Cambuí' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

// @rule S2.46, S2.47
test('stores on the map and in the list', { tag: ['@desktop', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/location');
  await expect(page.getByRole('heading', { level: 1, name: 'Encontre Nossa Loja' })).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();

  // @rule R58, R148
  await test.step('the drawn ground, in the theme’s colours, below the map’s own buttons', async () =>
    seeGround(page));

  await test.step('a marker opens by keyboard, Escape returns the focus', async () => {
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
    await showOnMap(page, 'Vizinhança Cambuí');
    await expect(page.getByRole('dialog', { name: 'Vizinhança Cambuí' })).toBeInViewport();
    await showOnMap(page, 'Vizinhança Taquaral');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Vizinhança Taquaral' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const taquaral = list(page).getByRole('article', { name: 'Vizinhança Taquaral' });
    await expect(taquaral.getByRole('button', { name: 'Ver no mapa' })).toBeFocused();
  });

  await showOnMap(page, 'Vizinhança Cambuí');
  await seeOpenWindow(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// @rule R149, S2.46
test('at 320 px the info window fits the map', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, server, accounts.ana, '/location');
  await showOnMap(page, 'Vizinhança Cambuí');
  const edges = async (locator: Locator) => {
    const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  const shown = page.locator('.leaflet-popup');
  await expect.poll(async () => (await edges(shown)).left).toBeGreaterThan((await edges(map(page))).left);
  await expect.poll(async () => (await edges(shown)).right).toBeLessThan((await edges(map(page))).right);
  await seeOpenWindow(page);
});

// @rule R149
test(
  'in large letters at 320 px no word of a store breaks',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, server, accounts.ana, '/location');
    await expect(list(page).getByRole('article').first()).toBeVisible();
    await enlargeText(page, true);
    await expect.poll(() => lostText(page)).toEqual([]);
  },
);

// @rule S2.46
test('no mark of the map covers another', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/location');
  await expect(map(page).locator('.mark-cluster').first()).toBeVisible();
  // A number is up to 20 px wide, a pin's hole 11.
  const covered = async () =>
    map(page)
      .locator('.mark > .disc, .mark circle')
      .evaluateAll((all) =>
        all.flatMap((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const mark = part.closest('.leaflet-marker-icon');
          const half = part.matches('.disc') ? 10 : 5;
          const isFree = [-half, 0, half].every((aside) =>
            mark?.contains(document.elementFromPoint(x + width / 2 + aside, y + height / 2)),
          );
          return isFree ? [] : [mark?.textContent];
        }),
      );
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(covered).toEqual([]);
});
