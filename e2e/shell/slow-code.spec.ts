import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, modalsLeft } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Holds all chunks requested from now on until the result is called. */
async function holdCode(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

/** Not by text: loading stores show the same. */
const loading = (page: Page) => page.locator('.spinner').first();

// @rule S1.3, R1
test(
  'a spinner shows until slow code has loaded',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    const chat = page.getByRole('heading', { level: 1, name: 'Chat' });
    // The title precedes its screen's code: that must not be held.
    await expect(chat).toHaveClass(/Mui/);
    await test.step('a screen', async () => {
      const come = await holdCode(page);
      const go = async () => page.evaluate(() => void (location.hash = '#/tabloides'));
      await go();
      await expect(loading(page)).toBeVisible();
      await expect(chat).toBeVisible();
      // Going back needs no code.
      await page.goBack();
      await expect(loading(page)).toBeHidden();
      await go();
      await expect(loading(page)).toBeVisible();
      come();
      await expect(page.getByRole('heading', { level: 1, name: 'Tabloides' })).toBeVisible();
      await expect(loading(page)).toBeHidden();
      await page.unroute('**/assets/*.js');
    });
    for (const [name, opens] of [
      ['Abrir menu', page.getByRole('link', { name: 'Campanhas' })],
      ['Minha conta', page.getByRole('menuitem', { name: 'Sair' })],
      ['Mostrar meu código', page.getByRole('dialog', { name: 'Meu código' })],
    ] as const) {
      await test.step(name, async () => {
        // Menu and account share a chunk: a new page has the code of neither.
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveClass(/Mui/);
        const come = await holdCode(page);
        await page.getByRole('button', { name }).click();
        await expect(loading(page)).toBeVisible();
        come();
        await expect(opens).toBeVisible();
        await expect(loading(page)).toBeHidden();
        await page.unroute('**/assets/*.js');
        await page.keyboard.press('Escape');
        await expect(opens).toBeHidden();
        await modalsLeft(page);
      });
    }
  },
);

test(
  'without a network no spinner covers the screen',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await enter(page, server, accounts.ana, '/chats');
    const chat = page.getByRole('heading', { level: 1, name: 'Chat' });
    await expect(chat).toBeVisible();
    await holdCode(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    const asked = page.waitForRequest('**/assets/*.js');
    await page.evaluate(() => void (location.hash = '#/tabloides'));
    await asked;
    await page.evaluate(
      async () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await expect(page.locator('.spinner')).toHaveCount(0);
    await expect(chat).toBeVisible();
  },
);
