import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Holds back all code that is asked for from now on; the result lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

/** Not by its words: a list of stores that is on its way has the same. */
const loading = (page: Page) => page.locator('.spinner').first();

test(
  'a screen whose code is slow: the spinner stands until it is there (S1.3, R1)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    const come = await holdCode(page);
    const go = async () => page.evaluate(() => void (location.hash = '#/tabloides'));
    await go();
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    // Going back needs none of it.
    await page.goBack();
    await expect(loading(page)).toBeHidden();
    await go();
    await expect(loading(page)).toBeVisible();
    come();
    await expect(page.getByRole('heading', { level: 1, name: 'Tabloides' })).toBeVisible();
    await expect(loading(page)).toBeHidden();
  },
);
