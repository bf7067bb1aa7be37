import { openScreen, SCHEMES, settled, shoot, SIZES, STILL_MS, windowOf } from '../fixtures/look/pictures.ts';
import { PUBLIC_ROUTES, ROUTES } from '../fixtures/screens/routes.ts';
import { STATES } from '../fixtures/screens/states.ts';
import { test } from '../fixtures/test.ts';

// Pictures in build/look: -g "/promocoes 360 dark" takes one.

/** Tabs of a screen that look different. */
const TABS = ['/voucher?aba=finalizados'];
const SCREENS = [...PUBLIC_ROUTES, ...Object.keys(ROUTES), ...TABS];
const STATE_SIZES = [SIZES[0], { width: 1280, height: 800 }];

test.describe('screens', () => {
  for (const size of SIZES)
    test.describe(() => {
      test.use(windowOf(size));
      for (const route of SCREENS)
        for (const [scheme, media] of Object.entries(SCHEMES))
          test(`${route} ${size.width} ${scheme}`, { tag: '@desktop' }, async ({ page, server }) => {
            await page.emulateMedia(media);
            await openScreen(page, server, route);
            await settled(page);
            await shoot(page, size.width, scheme, route);
          });
    });
});

test.describe('states', () => {
  for (const { name, route, size: only, before, after, busy = false } of STATES)
    for (const size of only === undefined ? STATE_SIZES : [only])
      test.describe(() => {
        test.use(windowOf(size));
        for (const [scheme, media] of Object.entries(SCHEMES)) {
          const title = `${route} ${name} ${size.width} ${scheme}`;
          test(title, { tag: '@desktop' }, async ({ page, server, guard }) => {
            guard.allow(/status of 500/, /ERR_INTERNET_DISCONNECTED/);
            await page.emulateMedia(media);
            await before?.(page, server);
            await openScreen(page, server, route);
            if (!busy) await settled(page);
            await after?.(page);
            if (after !== undefined || busy) await page.waitForTimeout(STILL_MS);
            await shoot(page, size.width, scheme, route, name);
          });
        }
      });
});
