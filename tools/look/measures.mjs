/** How far one swipe moves a page, as a part of the window's height. */
const SWIPE = 0.8;

/** What a customer of a phone does on the way from the home to what is wanted. */
const TASKS = {
  'the code at the till': async (hand) => hand.press('button', 'Mostrar meu código'),
  "a voucher's code": async (hand) => {
    await hand.open('Vouchers');
    await hand.press('button', /^Mostrar código/);
  },
  'activate an offer': async (hand) => {
    await hand.open('Ofertas', 'Ofertas exclusivas');
    await hand.press('button', /^Ativar oferta:/);
  },
  'an offer on the list, and the list': async (hand) => {
    await hand.press('button', /^Adicionar à lista:/);
    await hand.open('Lista', 'Lista de compras');
  },
  exchange: async (hand) => {
    await hand.open('Campanhas');
    await hand.press('link', 'Trocar meus pontos');
    await hand.press('button', /^Trocar:?/);
  },
};

/**
 * @param {{ width: number, height: number }[]} sizes
 * @param {Function} withPage gives a page of a size
 * @param {Function} go opens a screen in it
 * @returns {Promise<string>} a table in Markdown
 */
export async function measure(sizes, withPage, go) {
  const rows = [];
  for (const size of sizes) {
    await withPage(size, async (page) => {
      await go(page, 'portal');
      const cells = [`${size.width} × ${size.height}`, await topOf(page), await lengthOf(page)];
      await go(page, 'promocoes');
      cells.push(await topOf(page));
      await page.evaluate((part) => globalThis.scrollBy(0, globalThis.innerHeight * part), SWIPE);
      rows.push([...cells, await offersSeen(page)]);
    });
  }
  const done = [];
  for (const [name, task] of Object.entries(TASKS)) {
    await withPage(sizes[0], async (page) => {
      await go(page, 'portal');
      const hand = handOn(page);
      await task(hand);
      done.push([name, hand.taps, hand.swipes]);
    });
  }
  return [
    ...tableOf(
      [
        'size',
        'first offer on the home, y',
        'home, screens',
        'first offer on /promocoes, y',
        'offers seen there after a swipe',
      ],
      rows,
    ),
    '',
    ...tableOf(['from the home, at the first size', 'taps', 'swipes'], done),
  ].join('\n');
}

const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

const topOf = async (page) =>
  page
    .locator('main .oferta')
    .first()
    .evaluate((offer) => Math.round(offer.getBoundingClientRect().top + globalThis.scrollY));

/** With what comes only near the window. */
async function lengthOf(page) {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.evaluate(() => globalThis.scrollTo(0, globalThis.document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    now = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
  }
  return page.evaluate(() =>
    (globalThis.document.documentElement.scrollHeight / globalThis.innerHeight).toFixed(1),
  );
}

/** Parts count; what lies under the bars is not seen. */
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

/** Presses what is seen, swipes to what is not, and counts both. */
function handOn(page) {
  const hand = { taps: 0, swipes: 0, press, open };
  const bar = page.locator('.bottom-bar');

  async function press(role, name, within = page) {
    const target = within.getByRole(role, { name }).first();
    await target.waitFor();
    await page.waitForLoadState('networkidle');
    hand.swipes += await target.evaluate((element, part) => {
      const end =
        globalThis.document.querySelector('.bottom-bar')?.getBoundingClientRect().top ??
        globalThis.innerHeight;
      const below =
        element.closest('.bottom-bar') === null ? element.getBoundingClientRect().bottom - end : 0;
      return Math.max(0, Math.ceil(below / (globalThis.innerHeight * part)));
    }, SWIPE);
    const left = { url: page.url(), title: await titleOf(page) };
    await target.click();
    hand.taps += 1;
    if (role === 'link') await arrive(page, left);
  }

  /** By the bar below where it has the place, else by the menu. */
  async function open(name, inMenu = name) {
    const direct = bar.getByRole('link', { name });
    if ((await direct.count()) > 0) return press('link', name, bar);
    await press('button', 'Abrir menu');
    return press('link', inMenu, page.getByRole('navigation', { name: 'Menu principal' }));
  }
  return hand;
}

const titleOf = async (page) => page.locator('h1').first().textContent();

/** The screen that a link leads to, with its content; the one before stays until its code is there. */
async function arrive(page, left) {
  await page.waitForURL((url) => url.href !== left.url);
  await page.waitForFunction(
    (title) => globalThis.document.querySelector('h1')?.textContent !== title,
    left.title,
  );
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => globalThis.document.querySelector('main [aria-busy=true]') === null);
}
