import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const FIRST = 'Semana fresca: frutas e verduras da roça com até 30% de desconto';
const SECOND = 'Padaria do Clube: o cashback volta a cada fornada';

// @rule S2.32, R59
test(
  'the banners move by themselves until paused',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Before the page: earlier timers use the real clock.
    await page.clock.install();
    await enter(page, server, accounts.ana);
    await expect(carousel(page).getByRole('link', { name: FIRST })).toBeVisible();
    const counter = carousel(page).getByText(/^Item \d de 4$/);
    await page.clock.fastForward(5000);
    await expect(counter).toHaveText('Item 2 de 4');
    await expect(carousel(page).getByRole('link', { name: SECOND })).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Pausar apresentação' }).click();
    await expect(carousel(page).getByRole('button', { name: 'Iniciar apresentação' })).toBeVisible();
    await page.mouse.move(0, 0);
    const shown = (await counter.textContent()) ?? '';
    // Not a full round, which would end where it began.
    await page.clock.runFor(7000);
    expect(await counter.textContent()).toBe(shown);
  },
);

const item = (page: Page, n: number) => carousel(page).getByText(`Item ${n} de 4`);

test(
  'the first banner keeps its place when Swiper loads, then swipes',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const release = await holdCarousel(page);
    await enter(page, server, accounts.ana);
    const first = carousel(page).getByRole('link', { name: FIRST });
    await expect(first).toBeVisible();
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    const before = [await boxOf(carousel(page)), await boxOf(first)];
    release();
    await expect(item(page, 1)).toBeAttached();
    expect([await boxOf(carousel(page)), await boxOf(first)]).toEqual(before);
    await swipe(page, -200);
    await expect(item(page, 2)).toBeAttached();
    await expect(carousel(page).getByRole('link', { name: SECOND })).toBeVisible();
    await swipe(page, 200);
    await expect(item(page, 1)).toBeAttached();
    await swipe(page, 200);
    await expect(item(page, 4)).toBeAttached();
    const previous = carousel(page).getByRole('button', { name: 'Anterior' });
    expect(await previous.boundingBox()).toMatchObject({ width: 44, height: 36 });
    await previous.tap();
    await expect(item(page, 3)).toBeAttached();
    await axeCheck(page);
  },
);

test(
  'failed banners reload with the network, dragging opens no link',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, context, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.clock.install();
    await page.route(PICTURES, async (route) => route.abort());
    await enter(page, server, accounts.ana);
    await test.step('pictures of banners and footer that failed are loaded again with the network', async () =>
      expectLoadedAgain(page));
    // @rule R59
    await test.step('under reduced motion they move only when asked', async () => {
      await expect(carousel(page).getByRole('button', { name: 'Iniciar apresentação' })).toBeVisible();
      await page.clock.runFor(7000);
      expect(await item(page, 1).count()).toBe(1);
      await page.clock.resume();
    });
    await carousel(page).getByRole('link', { name: FIRST }).hover();
    const { x, y, width, height } = await boxOf(carousel(page));
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(item(page, 2)).toBeAttached();
    expect(context.pages()).toHaveLength(1);
    await carousel(page).getByRole('button', { name: 'Anterior' }).click({ clickCount: 2 });
    await expect(item(page, 4)).toBeAttached();
    await carousel(page).getByRole('button', { name: 'Próximo' }).click();
    await expect(carousel(page).getByRole('link', { name: FIRST })).toBeVisible();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
    // A banner of the portal's own address opens in place.
    await expect.poll(() => page.url()).not.toContain('#/portal');
    expect(context.pages()).toHaveLength(1);
  },
);

const PICTURES = /\/imagens\/(?:banners|parceiros)\//;

async function expectLoadedAgain(page: Page): Promise<void> {
  const logos = page.getByRole('list', { name: 'Parceiros' });
  // Before scrolling: distant pictures do not load, and do not fail.
  await expect(carousel(page).locator('li')).toHaveCount(4);
  await expect(carousel(page).locator('li:not([inert]) img')).toHaveCount(0);
  await logos.scrollIntoViewIfNeeded();
  await expect(logos.getByRole('img')).toHaveCount(0);
  await axeCheck(page);
  await page.unroute(PICTURES);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const drawn = async () =>
    logos.getByRole('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toContain(true);
  await expect.poll(drawn).not.toContain(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(carousel(page).locator('.remote-image:not([data-state=loading]) > img').first()).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

/** Holds Swiper's script only. */
async function holdCarousel(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('swiper-slide')) await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Swipes the banners by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = await boxOf(carousel(page));
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) => {
    const touchPoints = moved === undefined ? [] : [{ x: x + width / 2 - by / 2 + moved, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let part = 1; part <= 10; part++) await touch('touchMove', (by * part) / 10);
  await touch('touchEnd');
  await session.detach();
}
