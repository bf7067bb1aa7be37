import { table } from '../../scripts/lib/report.mjs';

/** The distance of one swipe, as a part of the window's height. */
const SWIPE = 0.8;
/** Content that loads near the window is rendered after this time. */
const SETTLED_MS = 500;
/** How long optional content is awaited. */
const OPTIONAL_MS = 5000;

/**
 * The measures of each size, with the largest value by the window's width (`least`: the smallest). `joined`: with all of the
 * store's offers in one group, so that its rows are full.
 */
const SEEN = [
  {
    name: 'first offer on the home, y',
    screen: 'portal',
    of: topOf,
    most: { 360: 680, 390: 690, 1366: 620, 1920: 680 },
  },
  { name: 'offers seen whole there', screen: 'portal', of: offersWhole, least: { 1366: 3, 1920: 8 } },
  { name: 'home, screens', screen: 'portal', of: lengthOf, most: { 360: 6, 1920: 2.6 } },
  {
    name: 'first offer on /promocoes, y',
    screen: 'promocoes',
    of: topOf,
    most: { 360: 420, 390: 420, 1366: 290, 1920: 290 },
  },
  { name: 'offers seen whole there', screen: 'promocoes', of: offersWhole, least: { 1366: 6, 1920: 12 } },
  { name: 'offers seen there after a swipe', screen: 'promocoes', of: seenAfterSwipe, least: { 360: 2.5 } },
  {
    name: 'in one group, seen whole on the home',
    screen: 'portal',
    joined: true,
    of: offersWhole,
    least: { 1366: 3, 1920: 8 },
  },
  {
    name: 'in one group, on /promocoes',
    screen: 'promocoes',
    joined: true,
    of: offersWhole,
    least: { 1366: 6, 1920: 12 },
  },
];

/** Tasks of a customer with a phone, from the home, and the most taps and swipes that each may take. */
const TASKS = [
  {
    name: 'the code at the till',
    most: [1, 0],
    run: async (customer) => customer.press('button', 'Mostrar meu código'),
  },
  {
    name: "a voucher's code",
    most: [2, 0],
    run: async (customer) => {
      await customer.open('Vouchers');
      await customer.press('button', /^Mostrar código/);
    },
  },
  {
    name: 'activate an offer',
    most: [2, 1],
    run: async (customer) => {
      await customer.open('Ofertas', 'Ofertas exclusivas');
      await customer.press('button', /^Ativar oferta:/);
    },
  },
  {
    name: 'an offer on the list, and the list',
    most: [2, 1],
    run: async (customer) => {
      await customer.press('button', /^Adicionar à lista:/);
      await customer.open('Lista', 'Lista de compras');
    },
  },
  {
    name: 'exchange',
    most: [4, 1],
    run: async (customer) => {
      await customer.open('Campanhas');
      await customer.press('link', 'Trocar meus pontos');
      await customer.press('button', /^Trocar:?/);
    },
  },
];

/**
 * Measures the screens, and the tasks at the first size.
 * @param {{ width: number, height: number }[]} sizes
 * @param {Function} withPage opens a page of a size
 * @param {Function} go opens a screen in it
 * @returns {Promise<{ table: string, missed: string[] }>} a table in Markdown, and each figure beyond its limit
 */
export async function measure(sizes, withPage, go) {
  const missed = [];
  const note = (isMissed, words) => isMissed && missed.push(words);
  const rows = [];
  for (const size of sizes) {
    await withPage(size, async (page) => {
      const row = [`${size.width} × ${size.height}`];
      let last = '';
      for (const { name, screen, joined = false, of, most, least } of SEEN) {
        if (joined) await joinGroups(page);
        if (`${screen} ${joined}` !== last) await go(page, screen);
        last = `${screen} ${joined}`;
        const figure = await of(page);
        row.push(figure);
        const words = `${name} at ${size.width}: ${figure}`;
        note(figure > most?.[size.width], `${words}, at most ${most?.[size.width]}`);
        note(figure < least?.[size.width], `${words}, at least ${least?.[size.width]}`);
      }
      rows.push(row);
    });
  }
  const done = [];
  for (const { name, most, run } of TASKS) {
    await withPage(sizes[0], async (page) => {
      await go(page, 'portal');
      const customer = customerOn(page);
      await run(customer);
      done.push([name, customer.taps, customer.swipes]);
      const isMore = customer.taps > most[0] || customer.swipes > most[1];
      note(isMore, `${name}: ${customer.taps}/${customer.swipes}, at most ${most.join('/')}`);
    });
  }
  const sizesSeen = table(['size', ...SEEN.map(({ name }) => name)], rows);
  const tasksDone = table(['from the home, at the first size', 'taps', 'swipes'], done);
  return { table: `${sizesSeen}\n\n${tasksDone}`, missed };
}

async function topOf(page) {
  return page
    .locator('main .oferta')
    .first()
    .evaluate((offer) => Math.round(offer.getBoundingClientRect().top + globalThis.scrollY));
}

/** Answers with one group of all the store's offers for each audience. */
async function joinGroups(page) {
  await page.route('**/api/promocoes/global?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first, ...others] = answer.data ?? answer;
    const tiposDescontos = [first, ...others].flatMap((grupo) => grupo.tiposDescontos);
    const json = ['G', 'C'].map((publico) => ({ ...first, publico, tiposDescontos }));
    await route.fulfill({ response, json });
  });
}

/** Counts the offers that are seen whole without scrolling, between the bars. */
async function offersWhole(page) {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => {
    const end =
      globalThis.document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? globalThis.innerHeight;
    return [...globalThis.document.querySelectorAll('main .oferta')].filter(
      (offer) => offer.checkVisibility() && offer.getBoundingClientRect().bottom <= end,
    ).length;
  });
}

/** The page's length in windows, with the content that is rendered only after scrolling. */
async function lengthOf(page) {
  const swipe = async (part) =>
    page.evaluate((by) => globalThis.scrollBy(0, globalThis.innerHeight * by), part);
  await swipe(0.1);
  // If its place was already in the window, it is not rendered before the next visit.
  await page
    .locator('.semana')
    .waitFor({ timeout: OPTIONAL_MS })
    .catch(() => null);
  const length = async () =>
    page.evaluate(() => globalThis.document.documentElement.scrollHeight / globalThis.innerHeight);
  for (let seen = 0; seen < (await length()); seen += SWIPE) await swipe(SWIPE);
  await page.locator('.vitrine').waitFor();
  for (let before = 0, now = await length(); before !== now; now = await length()) {
    before = now;
    await swipe(now);
    await page.waitForTimeout(SETTLED_MS);
  }
  return Number((await length()).toFixed(2));
}

async function seenAfterSwipe(page) {
  await page.evaluate((part) => globalThis.scrollBy(0, globalThis.innerHeight * part), SWIPE);
  return Number(await offersSeen(page));
}

/** Counts offers in view, in parts; those under the bars are not in view. */
const offersSeen = async (page) =>
  page.evaluate(() => {
    const { bottom: top } = globalThis.document.querySelector('.shell-bar').getBoundingClientRect();
    const end =
      globalThis.document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? globalThis.innerHeight;
    return [...globalThis.document.querySelectorAll('main .oferta')]
      .map((offer) => offer.getBoundingClientRect())
      .map((box) => Math.max(0, Math.min(box.bottom, end) - Math.max(box.top, top)) / box.height)
      .reduce((sum, part) => sum + part, 0)
      .toFixed(1);
  });

/** A customer who presses, and swipes to what is out of view; counts both. */
function customerOn(page) {
  const customer = { taps: 0, swipes: 0, press, open };
  const bar = page.locator('.bottom-bar');

  async function press(role, name, within = page) {
    const target = within.getByRole(role, { name }).first();
    await target.waitFor();
    await page.waitForLoadState('networkidle');
    customer.swipes += await target.evaluate((element, part) => {
      const end =
        globalThis.document.querySelector('.bottom-bar')?.getBoundingClientRect().top ??
        globalThis.innerHeight;
      const below =
        element.closest('.bottom-bar') === null ? element.getBoundingClientRect().bottom - end : 0;
      return Math.max(0, Math.ceil(below / (globalThis.innerHeight * part)));
    }, SWIPE);
    const previous = { url: page.url(), title: await titleOf(page) };
    await target.click();
    customer.taps += 1;
    if (role === 'link') await arrive(page, previous);
  }

  /** Through the bottom bar if it has the link, else through the menu. */
  async function open(name, inMenu = name) {
    const direct = bar.getByRole('link', { name });
    if ((await direct.count()) > 0) return press('link', name, bar);
    await press('button', 'Abrir menu');
    return press('link', inMenu, page.getByRole('navigation', { name: 'Menu principal' }));
  }
  return customer;
}

const titleOf = async (page) => page.locator('h1').first().textContent();

/** Waits for a link's screen and its content; the previous screen stays until the new one's code is loaded. */
async function arrive(page, previous) {
  await page.waitForURL((url) => url.href !== previous.url);
  await page.waitForFunction(
    (title) => globalThis.document.querySelector('h1')?.textContent !== title,
    previous.title,
  );
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => globalThis.document.querySelector('main [aria-busy=true]') === null);
}
