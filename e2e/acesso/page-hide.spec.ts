import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, storedKeys } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * The headless shell has no back-forward cache: dispatches its events to the page, without storage events meanwhile. For
 * the real one see `back-forward-cache.spec.ts`.
 */
const login = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const sessionKeys = async (page: Page) => (await storedKeys(page)).filter((key) => /token|user/.test(key));

/** From now on the tab gets no storage events. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
}

const dispatch = async (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

const isSeen = async (page: Page) => page.getByRole('main').isVisible();

// @rule R88
test(
  'a page from the back-forward cache stays hidden until it has read the session',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await deafen(page);
    await enter(page, server, accounts.ana, '/chats');
    await test.step('the same customer', async () => {
      await page.evaluate(() => Object.assign(globalThis, { before: true }));
      expect(await isSeen(page)).toBe(true);
      await dispatch(page, 'pagehide');
      expect(await isSeen(page)).toBe(false);
      expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
      await dispatch(page, 'pageshow');
      expect(await isSeen(page)).toBe(true);
      expect(await page.evaluate(() => 'before' in globalThis), 'without a reload').toBe(true);
    });
    await test.step('the session has ended meanwhile', async () => {
      await dispatch(page, 'pagehide');
      await page.evaluate(() => localStorage.clear());
      const seen = await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return document.body.innerText.trim();
      });
      expect(seen).toBe('');
      await expect(login(page)).toBeVisible();
      await expect(page.getByText(accounts.ana.nome)).toHaveCount(0);
      expect(await sessionKeys(page)).toEqual([]);
    });
  },
);
