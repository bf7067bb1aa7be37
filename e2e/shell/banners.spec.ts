import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const FIRST = 'Semana fresca: frutas e verduras da roça com até 30% de desconto';
const SECOND = 'Padaria do Clube: o cashback volta a cada fornada';

test(
  'the banners move by themselves until paused (S2.32, R59, WCAG 2.2.2, eMAG 2.7, eMAG 5.5)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enter(page, server, accounts.ana);
    await expect(carousel(page).getByRole('link', { name: FIRST })).toBeVisible();
    const counter = carousel(page).getByText(/^Item \d de 4$/);
    await expect(counter).toHaveText('Item 2 de 4');
    await expect(carousel(page).getByRole('link', { name: SECOND })).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Pausar apresentação' }).click();
    await expect(carousel(page).getByRole('button', { name: 'Iniciar apresentação' })).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.install();
    const shown = (await counter.textContent()) ?? '';
    await page.clock.runFor(12_000);
    await expect(counter).toHaveText(shown);
  },
);

test(
  'under reduced motion they move only when asked (R59, WCAG 2.2.2, eMAG 5.5)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(carousel(page).getByRole('button', { name: 'Iniciar apresentação' })).toBeVisible();
    await page.clock.install();
    await page.clock.runFor(12_000);
    await expect(carousel(page).getByText('Item 1 de 4')).toBeAttached();
    await page.clock.resume();
    await carousel(page).getByRole('button', { name: 'Próximo' }).click();
    await expect(carousel(page).getByText('Item 2 de 4')).toBeAttached();
  },
);

test(
  'pictures of banners and footer that failed are loaded again with the network',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\/imagens\/(?:banners|parceiros)\//, async (route) => route.abort());
    await enter(page, server, accounts.ana);
    const logos = page.getByRole('list', { name: 'Parceiros' });
    await logos.scrollIntoViewIfNeeded();
    await expect(logos.getByRole('img')).toHaveCount(0);
    await expect(carousel(page).locator('img')).toHaveCount(0);
    await axeCheck(page);
    await page.unroute(/\/imagens\/(?:banners|parceiros)\//);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(logos.getByRole('img').first()).toHaveJSProperty('complete', true);
    expect(
      await logos
        .getByRole('img')
        .evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(
      carousel(page).locator('.remote-image:not([data-state=loading]) > img').first(),
    ).toBeVisible();
  },
);
