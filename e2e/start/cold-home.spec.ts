import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchCommits } from '../../tools/measure/bench/in-page.mjs';

interface Counts {
  commits: number;
  reads: number;
  databases: number;
  lateSheets: number;
}

/** Counts what the start of the page does; runs in the page. */
function watchStart(): void {
  const counts = { reads: 0, databases: 0, lateSheets: 0 };
  Object.assign(globalThis, { counts });
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function read(key) {
    counts.reads += 1;
    return getItem.call(this, key);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function count(...given) {
    counts.databases += 1;
    return open.apply(this, given);
  };
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function add(text) {
    if (document.querySelector('.home') !== null) counts.lateSheets += 1;
    return replaceSync.call(this, text);
  };
}

const SALDO = '**/api/contacorrente/saldo';

test(
  'the cold home starts in few steps, and waits 1.5 s at most for an answer',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.addInitScript(watchCommits);
    await page.addInitScript(watchStart);
    await enter(page, server, accounts.ana);
    const main = page.getByRole('main');
    await expect(main.getByText('Item 1 de', { exact: false })).toBeAttached();
    await expect(main.getByRole('button', { name: /^Adicionar à lista/ }).first()).toBeVisible();
    const counts = await page.evaluate(() => {
      const { commits, counts: others } = globalThis as unknown as { commits: number; counts: Counts };
      return { ...others, commits, elements: document.querySelectorAll('*').length };
    });
    expect(counts.commits, 'commits of React').toBeLessThanOrEqual(25);
    expect(counts.reads, 'reads of the storage').toBeLessThanOrEqual(85);
    expect(counts.databases, 'opened databases').toBeLessThanOrEqual(1);
    expect(counts.lateSheets, 'sheets after the first content: bar and carousel').toBeLessThanOrEqual(3);
    expect(counts.elements).toBeLessThanOrEqual(420);

    // Never answered: the rest is shown with a place-holder in its place.
    await page.route(SALDO, () => undefined);
    await page.reload();
    await expect(main.getByText('Você já economizou')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Seu saldo' }).locator('.skeleton').first()).toBeVisible();
    await page.unroute(SALDO);
  },
);
