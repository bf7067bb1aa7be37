import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { heapOf } from '../fixtures/browser/memory.ts';
import { ROUTES } from '../fixtures/screens/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Nodes that are in no document: React and webpack hold a few until their next work. */
const MAX_DETACHED = 50;
/** Bytes after six rounds to those after three. */
const MAX_GROWTH = 1.05;

/** Every screen, until its content is there, and an unknown address, which mounts the whole frame anew. */
async function goRound(page: Page): Promise<void> {
  await page.goto('/#/nao-existe');
  for (const [route, { shows }] of Object.entries(ROUTES)) {
    await page.goto(`/#${route}`);
    await expect(page.locator('main').getByText(shows).first()).toBeVisible();
  }
  await page.goto('/#/chats');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
}

test(
  'screens that were left do not stay in memory',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    for (let round = 0; round < 3; round += 1) await goRound(page);
    const before = await heapOf(page);
    for (let round = 0; round < 3; round += 1) await goRound(page);
    const { bytes, detached, listeners } = await heapOf(page);
    expect(detached).toBeLessThanOrEqual(MAX_DETACHED);
    expect(listeners).toBeLessThanOrEqual(before.listeners);
    expect(bytes / before.bytes).toBeLessThanOrEqual(MAX_GROWTH);
  },
);
