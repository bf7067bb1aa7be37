import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const CAMERA = 59;

test.describe('held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  /** Controls and texts partly beside the camera or in the rounded corners. */
  const covered = async (page: Page) =>
    page.evaluate((camera) => {
      const parts = document.querySelectorAll<HTMLElement>('a, button, input, select, h1, h2, h3, p');
      return [...parts].flatMap((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        // Scrollable overflow is fine.
        const isStrip = part.closest('.swiper, .carousel, .shell-skip, .virtual-strip') !== null;
        const isFree = left >= camera && right <= innerWidth - camera;
        return width === 0 || isStrip || isFree || !part.checkVisibility()
          ? []
          : [part.outerHTML.slice(0, 120)];
      });
    }, CAMERA);

  // @rule R183
  test(
    'nothing lies under an iPhone’s camera: screen, menu, dialog, toast',
    { tag: ['@phone', '@whole'] },
    async ({ page, server }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', {
        insets: { left: CAMERA, right: CAMERA, bottom: 21 },
      });
      await page.goto('/');
      expect(await covered(page)).toEqual([]);
      await enter(page, server, accounts.ana);
      await expect(page.getByRole('region', { name: 'Seu saldo' })).toBeVisible();
      expect(await covered(page)).toEqual([]);
      await test.step('the menu', async () => {
        await page.getByRole('button', { name: 'Abrir menu' }).click();
        await expect(page.getByRole('link', { name: 'Vouchers' })).toBeInViewport({ ratio: 1 });
        expect(await covered(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
      await test.step('the code at the till', async () => {
        await page.getByRole('button', { name: 'Mostrar meu código' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await covered(page)).toEqual([]);
      });
    },
  );
});

// @rule R183
test(
  'the bars around the page follow the theme that is chosen',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('portal.tema', 'dark'));
    await page.goto('/');
    const bars = page.locator('meta[name=theme-color]');
    await expect(bars).toHaveCount(2);
    for (const bar of await bars.all()) await expect(bar).toHaveAttribute('content', '#14110D');
  },
);

test('a search field has one frame, ours', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/promocoes');
  await page.getByRole('button', { name: 'Filtrar e ordenar' }).click();
  await expect(page.getByRole('searchbox')).toHaveCSS('appearance', 'none');
});

test.describe('in Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });

  // @rule R183
  test(
    'it gets its startup pictures, of its own size, upright and sideways',
    { tag: ['@phone', '@whole'] },
    async ({ page }) => {
      await page.goto('/');
      const links = page.locator('link[rel=apple-touch-startup-image]');
      await expect(links).toHaveCount(2);
      const pictures = await links.evaluateAll(async (all) =>
        Promise.all(
          all.map(async (link) => {
            const { href, media } = link as HTMLLinkElement;
            const image = new Image();
            image.src = href;
            await image.decode();
            return {
              media: media.replace(/.*orientation:/, ''),
              size: [image.naturalWidth, image.naturalHeight],
            };
          }),
        ),
      );
      const sides = await page.evaluate(() => [
        screen.width * devicePixelRatio,
        screen.height * devicePixelRatio,
      ]);
      expect(pictures).toEqual([
        { media: 'portrait)', size: sides },
        { media: 'landscape)', size: sides.toReversed() },
      ]);
    },
  );
});
