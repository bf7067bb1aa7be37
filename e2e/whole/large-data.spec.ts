import type { Page } from '@playwright/test';
import { largeFaults } from '../fixtures/look/large-data.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { fine, situation } from '../../src/app/testing/situation.ts';
import { elements, find, type List, LISTS, MAX_ELEMENTS, top } from '../fixtures/look/large.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of 2,000 entries near ones render, a distant one is found by name. */
async function drawsWhatIsNear(page: Page, server: ReferenceServer, lists: readonly List[]): Promise<void> {
  await enter(page, server, accounts.ana, '/chats');
  for (const [route, path, first, far] of lists) {
    await test.step(`${route}: what is near is drawn, a far one is found by its name`, async () => {
      await server.faults(...situation(fine), ...largeFaults(path));
      await page.goto(`/#${route}`);
      await expect(page.getByText(first, { exact: true }).first()).toBeVisible();
      expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
      expect(await find(page, far)).toBe(true);
      const entry = page
        .locator('main :is(h2, h3, td, button)')
        .filter({ hasText: new RegExp(`^${far}$`) })
        .first();
      await expect(entry).toBeInViewport();
      expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
    });
  }
}

// One column and several are the two cases.
test('lists of 2,000 entries in one column', { tag: '@phone' }, async ({ page, server }) => {
  const inOne = LISTS.filter(([route]) => route === '/termos' || route.endsWith('/detalhes'));
  expect(inOne).toHaveLength(2);
  await drawsWhatIsNear(page, server, inOne);
});

for (const [name, lists] of [
  ['of offers and points', LISTS.slice(0, 5)],
  ['of vouchers, leaflets, terms, purchases and stores', LISTS.slice(5)],
] as const) {
  test(
    `lists of 2,000 entries in several columns, ${name}`,
    { tag: ['@desktop', '@whole'] },
    async ({ page, server }) => {
      await drawsWhatIsNear(page, server, lists);
    },
  );
}

/** Each entry has two stops, and the height that these tests count on. */
const leaveOutQuickExchange = async (page: Page) =>
  page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { features?: object };
    await route.fulfill({ json: { ...config, features: { ...config.features, quickExchange: false } } });
  });

test(
  'a list of 2,000 is walked through by keyboard, forwards and backwards',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await server.faults(...situation(fine), ...largeFaults('/api/fidelidade/campanhas'));
    await leaveOutQuickExchange(page);
    await enter(page, server, accounts.ana, '/campanhas');
    const place = () =>
      page.evaluate(() =>
        Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
      );
    const walk = async (key: string, steps: number) => {
      const seen: number[] = [];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        seen.push(await place());
      }
      return seen;
    };
    const entries = page.locator('main [aria-posinset]');
    await expect(entries.first()).toHaveAttribute('aria-setsize', '2000');

    await test.step('every entry in its turn, two stops in each', async () => {
      await entries.first().getByRole('link').focus();
      const seen = await walk('Tab', 59);
      expect([1, ...seen]).toEqual(Array.from({ length: 60 }, (_, step) => 1 + Math.floor(step / 2)));
      await expect(page.locator(':focus')).toBeInViewport();
    });

    await test.step('the focus outlasts a scroll to elsewhere, and goes on where it was', async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect
        .poll(async () => Number(await entries.nth(15).getAttribute('aria-posinset')))
        .toBeGreaterThan(500);
      expect(await place()).toBe(30);
      expect(await walk('Tab', 16)).toEqual([31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38]);
      await expect(page.locator(':focus')).toBeInViewport();
    });

    await test.step('from below, backwards from the last', async () => {
      const after = page.getByRole('list', { name: 'Parceiros' }).getByRole('link').first();
      await after.focus();
      const seen = await walk('Shift+Tab', 60);
      expect(seen).toEqual(Array.from({ length: 60 }, (_, step) => 2000 - Math.floor(step / 2)));
      await expect(page.locator(':focus')).toBeInViewport();
    });
  },
);

test(
  'a long list passes axe, keeps its place on the way back, and is printed whole',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const [fault] = largeFaults('/api/fidelidade/campanhas');
    const body = ((fault as { body: unknown }).body as { data: object[] }).data.slice(0, 200);
    await server.faults(...situation(fine), {
      path: '/api/fidelidade/campanhas',
      mode: 'status',
      status: 200,
      body,
    });
    await leaveOutQuickExchange(page);
    await enter(page, server, accounts.ana, '/campanhas');
    await expect(page.getByRole('heading', { name: 'Campanha 1', exact: true })).toBeVisible();
    await axeCheck(page);

    await page.evaluate(() => scrollTo(0, 20_000));
    const entry = page.getByRole('heading', { name: 'Campanha 85', exact: true });
    await expect(entry).toBeInViewport();
    const before = await top(page);
    await page.evaluate(() => (location.hash = '/campanha/1/detalhes'));
    await expect(page.getByRole('heading', { level: 1, name: 'Campanhas' })).toHaveCount(0);
    await page.goBack();
    await expect(entry).toBeInViewport();
    expect(await top(page)).toBe(before);

    const entries = page.locator('main [aria-posinset]');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(entries).toHaveCount(200);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => entries.count()).toBeLessThan(60);
  },
);
