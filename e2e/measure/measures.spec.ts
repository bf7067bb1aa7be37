import type { Locator, Page } from '@playwright/test';
import { openScreen, settled, SIZES, windowOf } from '../fixtures/look/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

// What is seen of the offers without scrolling, and how far away a customer's tasks are.

/** The distance of one swipe, as a part of the window's height. */
const SWIPE = 0.8;
/** Content that loads near the window is rendered after this time. */
const SETTLED_MS = 500;
/** How long optional content is awaited. */
const OPTIONAL_MS = 5000;

type Width = (typeof SIZES)[number]['width'];
type Limits = Readonly<Partial<Record<Width, number>>>;

/** The figures of each size, with the largest or smallest value by the window's width. */
const FIGURES: readonly {
  name: string;
  route: string;
  of: (page: Page) => Promise<number>;
  max?: Limits;
  min?: Limits;
}[] = [
  {
    name: 'first offer on the home, y',
    route: '/portal',
    of: topOf,
    max: { 360: 680, 390: 690, 1366: 620, 1920: 680 },
  },
  {
    name: 'offers seen whole on the home',
    route: '/portal',
    of: offersWhole,
    min: { 1366: 3, 1920: 8 },
  },
  { name: 'home, screens', route: '/portal', of: lengthOf, max: { 360: 6, 1920: 2.6 } },
  {
    name: 'first offer on /promocoes, y',
    route: '/promocoes',
    of: topOf,
    max: { 360: 420, 390: 420, 1366: 290, 1920: 290 },
  },
  {
    name: 'offers seen whole on /promocoes',
    route: '/promocoes',
    of: offersWhole,
    min: { 1366: 6, 1920: 12 },
  },
  {
    name: 'offers seen on /promocoes after a swipe',
    route: '/promocoes',
    of: seenAfterSwipe,
    min: { 360: 2.5 },
  },
];

for (const size of SIZES)
  test.describe(() => {
    test.use(windowOf(size));
    for (const { name, route, of, max, min } of FIGURES)
      test(`${name} at ${size.width}`, { tag: '@desktop' }, async ({ page, server }) => {
        await openScreen(page, server, route);
        await settled(page);
        const figure = await of(page);
        process.stdout.write(`${name} at ${size.width}: ${figure}\n`);
        expect(figure).toBeLessThanOrEqual(max?.[size.width] ?? Infinity);
        expect(figure).toBeGreaterThanOrEqual(min?.[size.width] ?? 0);
      });
  });

/** Tasks of a customer with a phone, from the home, and the most taps and swipes that each may take. */
const TASKS: readonly {
  name: string;
  max: { taps: number; swipes: number };
  run: (customer: Customer) => Promise<void>;
}[] = [
  {
    name: 'the code at the till',
    max: { taps: 1, swipes: 0 },
    run: async (customer) => customer.press('button', 'Mostrar meu código'),
  },
  {
    name: "a voucher's code",
    max: { taps: 2, swipes: 0 },
    run: async (customer) => {
      await customer.open('Vouchers');
      await customer.press('button', /^Mostrar código/);
    },
  },
  {
    name: 'activate an offer',
    max: { taps: 2, swipes: 1 },
    run: async (customer) => {
      await customer.open('Ofertas', 'Ofertas exclusivas');
      await customer.press('button', /^Ativar oferta:/);
    },
  },
  {
    name: 'an offer on the list, and the list',
    max: { taps: 2, swipes: 1 },
    run: async (customer) => {
      await customer.press('button', /^Adicionar à lista:/);
      await customer.open('Lista', 'Lista de compras');
    },
  },
  {
    name: 'exchange',
    max: { taps: 4, swipes: 1 },
    run: async (customer) => {
      await customer.open('Campanhas');
      await customer.press('link', 'Trocar meus pontos');
      await customer.press('button', /^Trocar:?/);
    },
  },
];

test.describe(() => {
  test.use(windowOf(SIZES[0]));
  for (const { name, max, run } of TASKS)
    test(`${name}: ${max.taps} taps, ${max.swipes} swipes`, { tag: '@desktop' }, async ({ page, server }) => {
      await openScreen(page, server, '/portal');
      await settled(page);
      const customer = new Customer(page);
      await run(customer);
      process.stdout.write(`${name}: ${customer.taps} taps, ${customer.swipes} swipes\n`);
      expect(customer.taps).toBeLessThanOrEqual(max.taps);
      expect(customer.swipes).toBeLessThanOrEqual(max.swipes);
    });
});

async function topOf(page: Page): Promise<number> {
  return page
    .locator('main .oferta')
    .first()
    .evaluate((offer) => Math.round(offer.getBoundingClientRect().top + scrollY));
}

/** Counts the offers that are seen whole without scrolling, between the bars. */
async function offersWhole(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => {
    const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('main .oferta')].filter(
      (offer) => offer.checkVisibility() && offer.getBoundingClientRect().bottom <= end,
    ).length;
  });
}

const swipe = async (page: Page, part = SWIPE) => page.evaluate((by) => scrollBy(0, innerHeight * by), part);

/** The page's length in windows, with the content that is rendered only after scrolling. */
async function lengthOf(page: Page): Promise<number> {
  await swipe(page, 0.1);
  // If its place was already in the window, it is not rendered before the next visit.
  await page
    .locator('.semana')
    .waitFor({ timeout: OPTIONAL_MS })
    .catch(() => null);
  const length = async () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  for (let seen = 0; seen < (await length()); seen += SWIPE) await swipe(page);
  await page.locator('.vitrine').waitFor();
  for (let before = 0, now = await length(); before !== now; now = await length()) {
    before = now;
    await swipe(page, now);
    await page.waitForTimeout(SETTLED_MS);
  }
  return Number((await length()).toFixed(2));
}

/** Counts offers in view after a swipe, in parts; those under the bars are not in view. */
async function seenAfterSwipe(page: Page): Promise<number> {
  await swipe(page);
  const seen = await page.evaluate(() => {
    const top = document.querySelector('.shell-bar')?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('main .oferta')]
      .map((offer) => offer.getBoundingClientRect())
      .map((box) => Math.max(0, Math.min(box.bottom, end) - Math.max(box.top, top)) / box.height)
      .reduce((sum, part) => sum + part, 0);
  });
  return Number(seen.toFixed(1));
}

/** Presses, and swipes to what is out of view; counts both. */
class Customer {
  taps = 0;
  swipes = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(role: 'button' | 'link', name: string | RegExp, within: Page | Locator = this.#page) {
    const page = this.#page;
    const target = within.getByRole(role, { name }).first();
    await target.waitFor();
    await page.waitForLoadState('networkidle');
    this.swipes += await target.evaluate((element, part) => {
      const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
      const below =
        element.closest('.bottom-bar') === null ? element.getBoundingClientRect().bottom - end : 0;
      return Math.max(0, Math.ceil(below / (innerHeight * part)));
    }, SWIPE);
    const title = page.locator('h1').first();
    const previous = await title.textContent();
    await target.click();
    this.taps += 1;
    if (role === 'button') return;
    // The previous screen stays until the new one's code is loaded.
    await expect(title).not.toHaveText(previous ?? '');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page);
  }

  /** Through the bottom bar if it has the link, else through the menu. */
  async open(name: string, inMenu = name): Promise<void> {
    const bar = this.#page.locator('.bottom-bar');
    if ((await bar.getByRole('link', { name }).count()) > 0) return this.press('link', name, bar);
    await this.press('button', 'Abrir menu');
    return this.press('link', inMenu, this.#page.getByRole('navigation', { name: 'Menu principal' }));
  }
}
