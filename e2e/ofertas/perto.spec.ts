import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, nextPressCounts } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const star = (page: Page) =>
  page.getByRole('article', { name: 'Vizinhança Taquaral' }).getByRole('button', { name: 'Loja favorita' });

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;

/** The first store's info window, within the map. */
async function expectWholeInfo(page: Page): Promise<void> {
  const first = page.getByRole('list', { name: 'Lojas' }).getByRole('article').first();
  await first.getByRole('button', { name: 'Ver no mapa' }).click();
  const info = page.getByRole('dialog', { name: 'Vizinhança Campolim' });
  await expect(info).toBeFocused();
  const edges = async (locator: Locator) =>
    locator.evaluate((node) => {
      const { top: above, bottom } = node.getBoundingClientRect();
      return { above, bottom };
    });
  await expect
    .poll(async () => {
      const [inner, outer] = [await edges(info), await edges(page.locator('.map'))];
      return inner.above > outer.above && inner.bottom < outer.bottom;
    })
    .toBe(true);
  await info.getByRole('button', { name: 'Fechar' }).click();
  await expect(info).toHaveCount(0);
}

/** What was sorted stands above the map of a phone. */
async function expectListFirst(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Mapa das lojas' });
  expect(await top(page.getByRole('list', { name: 'Lojas' }))).toBeLessThan(await top(map));
  await expectWholeInfo(page);
}

// @rule R144, R145, R146, R147, R88
test(
  'nearest stores come first once the position is granted',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    guard.allow(/ERR_FAILED/, /Loading chunk/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const list = page.getByRole('list', { name: 'Lojas' });
    const press = page.getByRole('button', { name: 'Perto de mim' });

    await test.step('a failed map leaves the list and can be retried', async () => {
      const blocked = '**/assets/*.js';
      await page.route(blocked, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('leaflet-container')) await route.abort();
        else await route.fulfill({ response });
      });
      await enter(page, server, accounts.ana, '/location');
      await expect(page.getByText('9 lojas', { exact: true })).toBeVisible();
      await expect(page.getByText('Não foi possível carregar o mapa')).toBeVisible();
      await expect(list.getByRole('article').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByRole('region', { name: 'Mapa das lojas' })).toBeVisible();
    });

    // @rule R144, R145, R146, R244
    await test.step('refused, then given: the place is in no request and no storage', async () => {
      await press.click();
      await expect(page.getByText(/Permita a localização para este site/)).toBeVisible();
      await axeCheck(page);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: -23.512345, longitude: -47.453217 });
      await nextPressCounts(page);
      await press.click();
      await expect(list.getByRole('article').first()).toHaveAccessibleName('Vizinhança Campolim');
      await expect(list.getByRole('article').first()).toContainText(/a \d+(,\d)? k?m/);
      const kept = await page.evaluate(
        () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
      );
      await expectListFirst(page);
      expect(`${sent.join('\n')} ${kept}`).not.toMatch(/23[.,]51|47[.,]45/);
    });

    // @rule R147, R88
    await test.step('a favourite store is preselected in every tab until sign-out', async () => {
      const other = await context.newPage();
      await other.goto('/#/location');
      await expect(star(other)).toHaveAttribute('aria-pressed', 'false');
      await star(page).click();
      await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
      // With the distances.
      await axeCheck(page);
      await other.goto('/#/promocoes');
      await expect(other.getByLabel('Loja', { exact: true }).locator('option:checked')).toHaveText(
        /Taquaral/,
      );
      await page.getByRole('button', { name: 'Minha conta' }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('portal.loja'))).toBeNull();
    });
  },
);
