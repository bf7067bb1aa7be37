import { ANA } from '../../../scripts/lib/server.mjs';
import { watchInteractions } from './in-page.mjs';
import { interactionOf, startTrace } from './trace.mjs';
import { addressOf, COMMITTED, inBrowser, inProfile } from './visits.mjs';

const SLOWER = 4;
/** How long a visit lasts after the input, and how long its effect may take, in ms. */
const SEEN = 3000;
const LOST = 20_000;
const RESTED = 7000;
const HOME = { route: '/portal', signedIn: true };
const VOUCHERS = { route: '/voucher', signedIn: true };
const LOGIN = { route: '/' };

const DIALOG = '::-p-aria([role="dialog"])';
const LINK_OF_MENU = '#menu-lateral a[href]';
const heading = (name) => `::-p-aria(${name}[role="heading"])`;

const MENU = { place: 'button[aria-controls=menu-lateral]', act: tap, effect: LINK_OF_MENU };
const STORE = {
  place: 'select:not([disabled])',
  act: nextOption,
  effect: 'select:has(option:nth-child(2):checked)',
};
const STATEMENT = { place: 'main a[href="#/contacorrente/extrato"]', act: tap, effect: heading('Extrato') };

/**
 * What is pressed or typed, `after` so many ms with its place on the page: while it starts, or at rest. `effect` is what shows
 * then; `prepare` comes before and is not measured. An `act` does not wait until the page is stable, as locators do.
 */
export const INTERACTIONS = [
  ...[0, 2000].flatMap((after) => [
    { ...HOME, ...MENU, name: `menu, ${after} ms`, after },
    { ...HOME, ...STORE, name: `store, ${after} ms`, after },
    { ...HOME, ...STATEMENT, name: `Extrato, ${after} ms`, after },
    { ...LOGIN, place: '#documento', act: signIn, effect: isTyped, name: `login, ${after} ms`, after },
  ]),
  ...[
    {
      ...VOUCHERS,
      name: 'voucher’s code',
      place: 'button[aria-label^="Mostrar código"]',
      effect: DIALOG,
    },
    { ...HOME, name: 'customer’s code', place: 'button[aria-label="Mostrar meu código"]', effect: DIALOG },
    { ...HOME, ...MENU, name: 'menu, rested' },
    {
      ...HOME,
      name: 'menu’s entry',
      prepare: async (page) => tap(page, await page.$(MENU.place)),
      place: '#menu-lateral a[href="#/voucher"]',
      effect: heading('Vouchers'),
    },
  ].map((visit) => ({ act: tap, after: RESTED, ...visit })),
];

/**
 * Measures an interaction twice: its longest event on a processor four times slower (`duration`, ms; 0: below 16), and at full
 * speed the main thread's work times four (`processor`, ms). `lost`: how many had no effect.
 */
export async function interactionVisit(one) {
  const clock = await interact(one, async (page) => {
    await page.emulateCPUThrottling(SLOWER);
    return (seen) => Math.max(0, ...seen.map(({ duration }) => duration));
  });
  const processor = await interact(one, async (page) => {
    const stopTrace = await startTrace(page);
    return async (seen) => SLOWER * interactionOf(await stopTrace(), seen);
  });
  return { duration: clock.figure, processor: processor.figure, lost: clock.lost + processor.lost };
}

async function interact({ visit, subject }, watch) {
  return inProfile(visit, subject, async (profile) =>
    inBrowser(profile, async (page) => {
      await page.evaluateOnNewDocument(watchInteractions);
      const figureOf = await watch(page);
      await page.goto(addressOf(subject, visit.route), COMMITTED);
      if (visit.prepare !== undefined) {
        await wait(visit.after);
        await visit.prepare(page);
      }
      const place = await page.waitForSelector(visit.place);
      await wait(visit.after);
      await page.evaluate(() => globalThis.interactions.splice(0));
      await visit.act(page, place);
      await wait(SEEN);
      const figure = await figureOf(await page.evaluate(() => globalThis.interactions));
      const lost = await happens(page, visit.effect).then(
        () => 0,
        () => 1,
      );
      return { figure, lost };
    }),
  );
}

const wait = async (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for an effect: a place that is visible, or a function of the page. */
async function happens(page, effect) {
  if (typeof effect === 'function') return page.waitForFunction(effect, { timeout: LOST }, ANA);
  return page.waitForSelector(effect, { visible: true, timeout: LOST });
}

async function tap(page, place) {
  const { x, y, width, height } = await place.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    return element.getBoundingClientRect().toJSON();
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function nextOption(page, place) {
  await place.evaluate((select) => select.focus());
  await page.keyboard.press('ArrowDown');
}

async function signIn(page, place) {
  await tap(page, place);
  await page.keyboard.type(ANA.username, { delay: 60 });
  await tap(page, await page.$('#senha'));
  await page.keyboard.type(ANA.password, { delay: 60 });
}

/** Runs in the page. */
function isTyped({ username, password }) {
  const valueOf = (selector) => globalThis.document.querySelector(selector)?.value;
  return valueOf('#documento')?.replace(/\D/g, '') === username && valueOf('#senha') === password;
}
