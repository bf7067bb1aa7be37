import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { field } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'block' });

/** A deploy removes every file not requested yet. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => route.fulfill({ status: 404, body: '' }));
}

/** Marks the page to detect a reload. */
const mark = async (page: Page) => page.evaluate(() => void (document.body.dataset.mark = 'same'));
const isSame = async (page: Page) => page.evaluate(() => document.body.dataset.mark === 'same');

// @rule R168
test(
  'a menu removed by a deploy asks before it discards input',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/404|ChunkLoadError|Loading chunk/);
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      // The browser's own question on leaving.
      if (dialog.type() === 'beforeunload') return void dialog.accept();
      questions.push(dialog.message());
      return void (answer ? dialog.accept() : dialog.dismiss());
    });
    for (const [route, label, typed] of [
      ['/perfil', 'Número', '4321'],
      ['/change-password', 'Nova senha', 'segredo9'],
    ] as const) {
      await enter(page, server, accounts.ana, route);
      await expect(field(page, label)).toBeEditable();
      await mark(page);
      await field(page, label).fill(typed);
      await deploy(page);
      await page.getByRole('button', { name: 'Minha conta', exact: true }).click();
      await expect.poll(() => questions.length).toBe(1);
      expect(questions.pop()).toContain('O que você digitou e ainda não salvou será perdido');
      await expect(field(page, label)).toHaveValue(typed);
      await expect(page.locator('.spinner')).toHaveCount(0);
      expect(await isSame(page)).toBe(true);
      await page.unrouteAll();
      await page.goto('about:blank');
    }
    await enter(page, server, accounts.ana, '/perfil');
    await expect(field(page, 'Número')).toBeEditable();
    await mark(page);
    await field(page, 'Número').fill('77');
    await deploy(page);
    answer = true;
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Minha conta', exact: true }).click();
    await reloaded;
    expect(questions).toHaveLength(1);
  },
);
